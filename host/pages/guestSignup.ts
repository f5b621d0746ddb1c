/** What the address of the sign-up page asks for (spec §7, guest signup). */
export interface SignupSteps {
  /** Sent here from the product, where they wanted something that needs an account. */
  readonly isGuest: boolean;
  readonly survey: boolean;
  readonly onboarding: boolean;
  readonly trial: boolean;
}

/** A step is taken only where it is switched on; this platform has no survey and no onboarding. */
export function signupSteps(search: string): SignupSteps {
  const query = new URLSearchParams(search);
  const isOn = (step: string) => query.get(step) === 'on';
  return {
    isGuest: query.get('source') === 'content_guest',
    survey: isOn('survey'),
    onboarding: isOn('onboarding'),
    trial: isOn('trial'),
  };
}
