/**
 * The reasons for refusals that only programs can trigger. They are not translated: a page in another language shows
 * only the category of the refusal.
 */
export const FOR_PROGRAMS = {
  'not-json': 'The body must be JSON, and say so by its content-type.',
  'body-too-large': 'The body must be {limit} KB at most.',
  'body-not-json': 'The body must be JSON.',
  'body-without-fields': 'The body must be an object of fields.',
  'not-valid': 'The request is not valid.',
  elsewhere: 'This stands elsewhere.',

  'not-among': 'The {field} must be {choices}.',
  'not-of-list': 'The {field} must be one of the list.',
  'not-a-choice': 'The value is not one of the choices.',
  'not-on-or-off': 'The {field} must be on or off.',
  'not-a-number': 'The {field} must be a number.',
  'not-a-date': 'The {field} must be a date such as 2026-11-20.',
  'not-degrees': 'The {field} must be a number of degrees.',
  'degrees-beyond': 'The {field} must be between -{limit} and {limit} degrees.',
  'not-text': 'The {field} must be text.',
  'not-a-list': 'The {field} must be a list.',
  'not-fields': 'The {field} must be an object of fields.',
  'not-a-cursor': 'The place where the list goes on must be one that this list gave.',
  'not-given': 'The {field} must be given.',
  'not-whole-between': 'The {field} must be a whole number from {least} to {most}.',
  'not-a-point': 'The point must be a latitude and a longitude with a comma between, as in 36.95,-122.03.',
  'not-named': 'The {field} must be named.',
  'not-one': 'The {field} is not one.',

  'not-a-push-service': 'The endpoint must be an https address of a push service.',
  'push-browser-taken': 'The endpoint belongs to another account, under other keys.',
  'not-a-calendar': 'The calendar must be the name of a beach, or a whole secret, and .ics.',
  'no-such-calendar': 'There is no calendar at this address anymore.',
  'not-a-slug': 'The location must be a name in small letters, digits and hyphens.',
  'not-two-beaches': 'The beaches must be one or two names in small letters, digits and hyphens, with a comma between.',
  'not-a-buoy': 'The buoy must be named by its five letters or digits.',
  'not-a-station': 'The station must be an id of letters and digits, as in 44013.',
  'too-many-stations': 'The list of existing stations must hold {count} ids at most.',
  'box-not-whole': 'A box needs all four sides.',
  'box-too-large': 'zoom in to load stations',
  'box-upside-down': 'The least latitude must not be above the greatest.',
  'not-an-image': 'The image must be the name of a beach or place, and .png.',
  'not-a-sheet': 'The sheet must be the name of a beach, and .pdf.',
  'not-a-month': 'A month is written 2026-12.',
  'no-forecast-of-place': 'There is no forecast for that place yet.',
  'no-forecast-of-day': 'There is no forecast for that day.',

  'key-unknown': 'This key is not known, or was revoked. Make another in the settings of your account.',
  'key-in-address':
    'A key in an address ends up in logs: revoke this one, and send the next as the header Authorization: Bearer.',
  'quota-used': 'The {most} calls that this key’s plan has in a day are used up.',
  'allowance-used': 'The {most} calls a day without a key are used up. A key is free: make one in your settings.',

  'password-not-repeated': 'Enter the password a second time',
  'order-not-whole': 'The order must name every favorite once.',
  'no-such-setting': 'There is no such setting.',
  'not-an-event': 'The event is not signed by the provider of payments.',
} as const;
