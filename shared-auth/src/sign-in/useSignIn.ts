import type { Role } from 'shared-model';
import { useAuth } from '../context/useAuth';
import { useSubmission, type Submission } from '../submission/useSubmission';
import { t } from '../i18n/t';
import { signInRules, type SignInValues } from './signInRules';

/** Artificial wait before signing in, in milliseconds (`spec.md §9`). */
const signInDelay = 1000;

export interface SignIn extends Omit<Submission<SignInValues>, 'submit'> {
  /** Resolves to whether there is a session now. A second call while busy is ignored. */
  signIn: (values: SignInValues) => Promise<boolean>;
}

/** The login of a role: its rules, wait and messages (`spec.md §4`, `§5`, `§8`). It does not navigate. */
export function useSignIn(role: Role): SignIn {
  const { loginUser, loginStaff, loginAdmin } = useAuth();
  const login = { user: loginUser, staff: loginStaff, admin: loginAdmin }[role];

  const { submit, ...submission } = useSubmission<SignInValues>({
    rules: signInRules,
    perform: (values) => login({ ...values, name: t(`placeholder.${role}`) }),
    fallback: 'form.loginFailed',
    delay: signInDelay,
  });
  return { signIn: submit, ...submission };
}
