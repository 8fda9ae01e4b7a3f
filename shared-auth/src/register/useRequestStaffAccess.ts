// From the package, not from its files: the session is the shell's.
import { useAuth, useSubmission, type Submission } from 'shared-auth';
import { staffRequestRules, type StaffRequestValues } from './registrationRules';

/** A request for staff access: makes the account and opens its session. It does not navigate. */
export function useRequestStaffAccess(): Submission<StaffRequestValues> {
  const { registerStaff } = useAuth();

  return useSubmission<StaffRequestValues>({
    rules: staffRequestRules,
    perform: ({ fullName, email, position, ...rest }) =>
      registerStaff({
        ...rest,
        name: fullName,
        email,
        position,
      }),
    fallback: 'form.submissionFailed',
  });
}
