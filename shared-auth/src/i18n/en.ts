/** The messages of this package. Literal texts come from the catalogue of `spec.md §8`. */
export default {
  'placeholder.user': 'User',
  'placeholder.staff': 'Staff Member',
  'placeholder.admin': 'Admin User',

  'position.admin': 'Administrator',

  'loginFirst.user': 'Please login as User first',
  'loginFirst.staff': 'Please login as Staff first',
  'loginFirst.admin': 'Please login as Admin first',

  signInAgain: 'Please sign in again',

  'access.none.staff':
    'This account has no access to the Staff Panel. If you work for the council, request access. Citizens sign in under User Login.',
  'access.none.admin':
    'This account has no access to the Admin Portal. If you will manage the portal, register for access. Citizens sign in under User Login, staff under Staff Login.',
  'access.other.staff': 'This account has staff access: sign in under Staff Login.',
  'access.other.admin': 'This account has admin access: sign in under Admin Login.',
  'access.blocked':
    'This account is blocked. If you think that this is a mistake, ask at the council office.',
  'access.refused':
    'Your request for access was refused on {date}. You can request access again, or ask at the council office. Citizens sign in under User Login.',
  'access.unknown':
    'The council’s records could not be reached, so your access could not be checked. Check your connection and try again.',

  'form.fillAll': 'Please fill in all fields',
  'form.fillRequired': 'Please fill all required fields',
  'form.passwordsDiffer': 'Passwords do not match',
  'form.password8': 'Password must be at least 8 characters',
  'form.password6': 'Password should be at least 6 characters',
  'form.loginFailed': 'Login failed. Please try again.',
  'form.registrationFailed': 'Registration failed. Please try again.',
  'form.submissionFailed': 'Submission failed',

  'provider.credential':
    'The email address or the password is not right. Check both and try again.',
  'provider.emailInUse':
    'There is already an account with this email address. Sign in instead, or reset the password.',
  'session.stayed':
    'Nothing was changed: you are still signed in as before, and what waits to be sent is still there.',
  'provider.accountKnown':
    'There is already an account with this email address. Enter the password of that account, or reset it.',
  'provider.email': 'Enter an email address like name@example.com.',
  'provider.passwordMissing': 'Enter a password.',
  'provider.weakPassword': 'This password is too easy to guess. Choose a longer one.',
  'provider.policy': 'This password does not meet the password rules. Choose another one.',
  'provider.policyNeeds': 'Choose a password with {rules}.',
  'provider.tooMany': 'There were too many attempts. Wait a few minutes, then try again.',
  'provider.disabled': 'This account has been closed. Please contact the council office.',
  'provider.notAllowed':
    'Signing in with an email address and password is switched off. Please contact the council office.',
  'provider.network':
    'The sign-in service could not be reached. Check your connection and try again.',
  'provider.timeout': 'The sign-in service took too long to answer. Please try again.',
  'provider.internal': 'The sign-in service has a problem. Please try again in a few minutes.',
  'provider.popupBlocked':
    'Your browser blocked the sign-in window. Allow pop-up windows for this site and try again.',
  'provider.popupClosed':
    'The sign-in window was closed before signing in was finished. Try again.',
  'provider.domain':
    'Signing in is not possible from this web address. Use the official address of the portal.',
  'provider.mismatch':
    'You are signed in with another account. Log out, then sign in with the right one.',
  'provider.secondFactor':
    'This account is protected by a second step, which this portal does not offer. Please contact the council office.',
  'provider.again': 'For your safety, log out, sign in again and repeat what you did.',
  'provider.storage':
    'Your browser does not let this site keep you signed in. Allow cookies and site data, or free up space, then reload the page.',
  'provider.setUp': 'Signing in is not set up correctly. Please contact the council office.',

  'rule.minimum': 'at least {length, plural, one {# character} other {# characters}}',
  'rule.maximum': 'at most {length, plural, one {# character} other {# characters}}',
  'rule.lowercase': 'a lower case letter',
  'rule.uppercase': 'a capital letter',
  'rule.digit': 'a number',
  'rule.symbol': 'a symbol such as ! or ?',
} as const;
