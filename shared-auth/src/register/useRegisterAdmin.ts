// From the package, not from its files: the session is the shell's.
import { useAuth, useSubmission, type Submission } from 'shared-auth';
import { adminRegistrationRules, type AdminRegistrationValues } from './registrationRules';

/** Artificial wait before an admin is registered, in milliseconds (`spec.md §9`). */
const registrationDelay = 1000;

/** An admin's registration: makes the account and opens its session. It does not navigate. */
export function useRegisterAdmin(): Submission<AdminRegistrationValues> {
  const { registerAdmin } = useAuth();

  return useSubmission<AdminRegistrationValues>({
    rules: adminRegistrationRules,
    perform: ({ name, email, password }) => registerAdmin({ name, email, password }),
    fallback: 'form.registrationFailed',
    delay: registrationDelay,
  });
}
