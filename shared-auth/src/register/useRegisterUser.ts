// From the package, not from its files: the session is the shell's.
import { useAuth, useSubmission, type Submission } from 'shared-auth';
import { PasswordPolicyError } from '../identity/PasswordPolicyError';
import { userRegistrationRules, type UserRegistrationValues } from './registrationRules';

/** A citizen's registration: makes the account and opens its session. It does not navigate. */
export function useRegisterUser(): Submission<UserRegistrationValues> {
  const { identity, registerUser } = useAuth();

  return useSubmission<UserRegistrationValues>({
    rules: userRegistrationRules,
    async perform({ name, email, password }) {
      const { broken } = await identity.checkPassword(password);
      if (broken.length > 0) throw new PasswordPolicyError(broken);
      const newAccount = { name, email, password, remember: true };
      const { uid } = await identity.createAccount(newAccount);
      await registerUser({ uid, name: newAccount.name, email: newAccount.email, role: 'user' });
    },
    fallback: 'form.registrationFailed',
  });
}
