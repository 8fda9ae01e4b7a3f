/** What areas use of the session; the list is in platform.js. */
export {
  RequireRole,
  adminPasswordMinimum,
  explainProviderError,
  listPath,
  loginNotice,
  readSession,
  roles,
  staffPasswordMinimum,
  useAuth,
  useRegisterAdmin,
  useRegisterUser,
  useRequestStaffAccess,
  useSignIn,
  useSignedInRedirect,
} from 'shared-auth';
