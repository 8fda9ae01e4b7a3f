/** What areas use of the session; the list is in platform.js. */
export {
  RequireRole,
  explainProviderError,
  listPath,
  loginNotice,
  readSession,
  roles,
  useAuth,
  useSignIn,
  useSignedInRedirect,
  useSubmission,
} from 'shared-auth';
