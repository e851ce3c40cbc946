/**
 * Reasons of refusals that no page of ours can meet, for authors of programs. A page in another language shows the kind
 * of refusal.
 */
export const FOR_PROGRAMS = {
  'not-json': 'The request must be JSON, and say so by its content-type.',
  'body-too-large': 'The body must be {limit} KB at most.',
  'body-not-json': 'The body must be JSON.',
  'body-without-fields': 'The body must be an object of fields.',
  'not-valid': 'The request is not valid.',
  'field-missing': 'The {field} is missing.',
  'field-not-valid': 'The {field} is not valid.',
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
  'not-given': 'The {field} must be given.',
  'not-named': 'The {field} must be named.',
  'not-one': 'The {field} is not one.',

  'not-a-slug': 'The location must be a name in small letters, digits and hyphens.',
  'not-a-buoy': 'The buoy must be named by its five letters or digits.',
  'not-a-station': 'The station must be an id of letters and digits, as in 44013.',
  'too-many-stations': 'The list of existing stations must hold {count} ids at most.',
  'box-not-whole': 'A box needs all four sides.',
  'box-too-large': 'zoom in to load stations',
  'box-upside-down': 'The least latitude must not be above the greatest.',
  'not-an-image': 'The image must be the name of a beach or place, and .png.',
  'no-forecast-of-place': 'There is no forecast for that place yet.',
  'no-forecast-of-day': 'There is no forecast for that day.',

  'password-not-repeated': 'Enter the password a second time',
  'order-not-whole': 'The order must name every favorite once.',
  'no-such-setting': 'There is no such setting.',
  'no-such-subject': 'There is no such subject.',
  'not-an-event': 'The event is not signed by the provider of payments.',
} as const;
