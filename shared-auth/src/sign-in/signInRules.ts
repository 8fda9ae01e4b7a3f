import { requireFields, type BrokenRule } from '../submission/rule';

export interface SignInValues {
  email: string;
  password: string;
  /** 'Remember me': without it the session ends with the browser. Only for citizens; true by default. */
  remember?: boolean;
}

/** The rules of all three logins (`spec.md §5`). */
export function signInRules(values: SignInValues): BrokenRule<SignInValues> | null {
  return requireFields(values, ['email', 'password'], 'form.fillAll');
}
