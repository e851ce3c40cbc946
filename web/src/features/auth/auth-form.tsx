import { displayEmail } from '@groundswell/contracts';
import { planOfTier } from '@groundswell/plans';
import { PROVIDER_NAMES } from '../../credentials/social.ts';
import { OfferPlace } from '../../entities/plans/offer-place.tsx';
import { m } from '../../paraglide/later.js';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Fault } from '../../ui/fault.tsx';
import { TextField } from '../../ui/field.tsx';
import { CheckIcon } from '../../ui/icons/actions.tsx';
import { InlineText } from '../../ui/inline-text.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import styles from './auth-form.module.css';
import {
  type AuthEvent,
  type AuthForm,
  type AuthNotice,
  type AuthStep,
  DONE,
  FIELDS_OF,
  stepBeforeCode,
} from './model.ts';
import { OtherFactors, SecondFactorField, secondAction, secondLead } from './second-factor.tsx';
import { SocialButtons } from './social-buttons.tsx';
import type { useAuthForm } from './use-auth-form.ts';

const LEADS: Partial<Record<AuthStep, (form: AuthForm) => string>> = {
  register: () => {
    const { favoriteLimit: favorites, alertLimit: alerts } = planOfTier('Basic');
    return m.auth_register_lead({ favorites, alerts });
  },
  reset: m.auth_reset_lead,
  verify: m.auth_verify_lead,
  second: secondLead,
  passcode: ({ typed, codeFor, links }) => {
    const email = displayEmail(typed.email.trim());
    if (links) return m.auth_link_lead({ email, provider: PROVIDER_NAMES[links] });
    return codeFor === 'reset' ? m.auth_passcode_lead_reset({ email }) : m.auth_passcode_lead({ email });
  },
};
const NOTICES: Record<AuthNotice, (form: AuthForm) => string> = {
  verified: () => m.auth_verified(),
  linked: ({ links }) => (links ? m.auth_linked({ provider: PROVIDER_NAMES[links] }) : m.auth_verified()),
  'password-changed': () => m.auth_password_changed(),
  'new-code': () => m.auth_new_code_sent(),
  'has-account': () => m.auth_has_account(),
  'not-registered': () => m.auth_not_registered(),
  unverified: () => m.auth_unverified(),
};
const ACTIONS: Record<AuthStep, (form: AuthForm) => string> = {
  signin: m.ui_sign_in,
  register: m.auth_register,
  reset: m.auth_send_code,
  verify: m.auth_send_code,
  passcode: m.auth_check_code,
  change: m.auth_change,
  second: secondAction,
};

/** Shows the form for signing in, registering and resetting a password; its step decides its fields. */
export function AuthFormView({ form, dispatch, submit, newCode, signInAt, ref }: ReturnType<typeof useAuthForm>) {
  const { step, notice, faults, busy } = form;
  const lead = LEADS[step]?.(form);
  const begins = step === 'signin' || step === 'register';
  return (
    <form
      ref={ref}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) submit();
      }}
    >
      {begins && <Beginning step={step} dispatch={dispatch} />}
      <div role="status" className={styles.status}>
        {notice && (
          <p className={styles.notice}>
            {DONE.has(notice) && <CheckIcon />}
            {NOTICES[notice](form)}
          </p>
        )}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {step === 'register' && <OfferPlace />}
      <Fields form={form} dispatch={dispatch} />
      <Fault>{faults.form}</Fault>
      <Button type="submit" variant="strong" className={styles.submit} busy={busy}>
        {ACTIONS[step](form)}
      </Button>
      {step === 'second' && <OtherFactors form={form} dispatch={dispatch} />}
      <StepLinks form={form} dispatch={dispatch} newCode={busy ? () => {} : newCode} />
      {begins && <SocialButtons onChoose={signInAt} />}
      {step === 'signin' && (
        <div className={styles.small}>
          <Accept />
        </div>
      )}
    </form>
  );
}

interface PartProps {
  readonly form: AuthForm;
  readonly dispatch: (event: AuthEvent) => void;
}

function Fields({ form, dispatch }: PartProps) {
  const { step, typed, faults } = form;
  const type = (more: Partial<AuthForm['typed']>) => dispatch({ type: 'typed', typed: more });
  const shows = (field: 'email' | 'password') => FIELDS_OF[step].includes(field);
  return (
    <>
      {shows('email') && (
        <TextField
          label={m.auth_email()}
          error={faults.email}
          name="email"
          type="email"
          autoComplete="email"
          value={typed.email}
          onChange={({ target }) => type({ email: target.value })}
        />
      )}
      {step === 'passcode' && (
        <TextField
          label={m.auth_passcode()}
          hint={m.auth_passcode_spam()}
          error={faults.passcode}
          name="passcode"
          inputMode="numeric"
          autoComplete="one-time-code"
          data-digits
          value={typed.passcode}
          onChange={({ target }) => type({ passcode: target.value })}
        />
      )}
      {step === 'second' && <SecondFactorField form={form} onType={(passcode) => type({ passcode })} />}
      {/* A hidden address field tells password managers to which account the new password belongs. */}
      {step === 'change' && typed.email && (
        <input hidden readOnly type="email" autoComplete="username" value={typed.email} />
      )}
      {shows('password') && (
        <PasswordField
          key={step}
          label={step === 'change' ? m.auth_new_password() : m.auth_password()}
          hint={step === 'signin' ? undefined : m.auth_password_hint()}
          error={faults.password}
          autoComplete={step === 'signin' ? 'current-password' : 'new-password'}
          value={typed.password}
          onType={(password) => type({ password })}
        />
      )}
      {step === 'signin' && (
        <Checkbox label={m.auth_remember()} checked={typed.remember} onChange={(remember) => type({ remember })} />
      )}
      {step === 'register' && (
        <Checkbox
          label={m.auth_subscribe()}
          checked={typed.subscribes}
          onChange={(subscribes) => type({ subscribes })}
        />
      )}
      {step === 'register' && (
        <div className={styles.small}>
          <p>{m.auth_age()}</p>
          <Accept />
        </div>
      )}
    </>
  );
}

/**
 * Shows the terms of a new account, also for a provider's button. The links open in a new tab, so that the form keeps
 * its input.
 */
function Accept() {
  const apart = (to: string, words: string) => (
    <a href={to} target="_blank" rel="noopener">
      {words}
    </a>
  );
  return (
    <p>
      <InlineText text={m.auth_accept()} link={apart} />
    </p>
  );
}

function Beginning({
  step,
  dispatch,
}: {
  readonly step: 'signin' | 'register';
  readonly dispatch: PartProps['dispatch'];
}) {
  return (
    <ToggleGroup
      name={m.auth_which()}
      className={styles.which}
      options={[
        { value: 'signin', text: m.ui_sign_in() },
        { value: 'register', text: m.auth_register() },
      ]}
      value={step}
      onChoose={(chosen) => dispatch({ type: 'went', step: chosen })}
    />
  );
}

/** Shows the links that lead from this step to another step of the form, for example from sign-in to registering. */
function StepLinks({ form, dispatch, newCode }: PartProps & { readonly newCode: () => void }) {
  const { step } = form;
  const go = (next: AuthStep) => () => dispatch({ type: 'went', step: next });
  if (step === 'register') return null;
  return (
    <div className={styles.ways}>
      {step === 'signin' && (
        <Button variant="quiet" onClick={go('reset')}>
          {m.auth_forgot()}
        </Button>
      )}
      {step === 'passcode' && (
        <>
          <Button variant="quiet" onClick={newCode}>
            {m.auth_send_new_code()}
          </Button>
          {form.links ? (
            <Button variant="quiet" onClick={go('signin')}>
              {m.auth_password_instead()}
            </Button>
          ) : (
            <Button variant="quiet" onClick={go(stepBeforeCode(form))}>
              {m.auth_wrong_address()}
            </Button>
          )}
        </>
      )}
      {step === 'change' && (
        <Button variant="quiet" onClick={go('reset')}>
          {m.auth_send_new_code()}
        </Button>
      )}
      {step !== 'signin' && !form.links && (
        <Button variant="quiet" onClick={go('signin')}>
          {m.auth_back()}
        </Button>
      )}
    </div>
  );
}
