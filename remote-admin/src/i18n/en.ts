export default {
  'sample.area':
    'Sample data: the people, applications and tasks that come with the portal are invented.',

  'navigation.title': 'Admin Portal',
  'navigation.dashboard': 'Dashboard',
  'navigation.services': 'Services',
  'navigation.applications': 'Applications',
  'navigation.users': 'Users',
  'navigation.reports': 'Reports',
  'navigation.log': 'Log',
  'navigation.settings': 'Settings',

  'problem.unavailable':
    'The portal could not open the records. Reload the page. If that does not help, try again later.',
  'problem.unreachable':
    'This is not on this device yet, and the council’s server cannot be reached. Try again when you are connected.',
  'problem.full': 'There is no room left in this browser’s storage. Nothing was changed.',
  'problem.changed': 'Somebody else changed it in the meantime. Nothing was changed.',
  'problem.not-allowed': 'This step is not possible any more. Nothing was changed.',
  'problem.own-application': 'This is your own application. Somebody else decides it.',
  'problem.not-found': 'It is no longer there. Somebody else may have removed it.',
  'problem.offline':
    'The council’s server cannot be reached. Nothing was changed; try again when you are connected.',
  'problem.not-saved': 'The council’s server did not answer, and nothing was changed. Try again.',
  'problem.unanswered':
    'The council’s server did not answer, so it is not known whether this was saved. Check before you do it again.',
  'problem.signed-out': 'You are signed out. Nothing was changed; sign in and try again.',
  'problem.daily-limit': 'You have reached today’s limit for this. Nothing was changed.',
  'problem.open-limit': 'You have reached the limit. Nothing was changed.',
  'problem.unconfirmed': 'Your email address is not confirmed yet. Nothing was changed.',
  'problem.not-offered': 'The council does not offer this service any more. Nothing was changed.',
  'problem.questions-changed':
    'The council has changed this service, and no longer accepts the earlier form.',
  'problem.export-not-noted':
    'The export could not be entered in the log, so no file was saved. Try again when you are connected.',
  'problem.certificate-too-long':
    'The certificate has more text than its code can carry. Shorten the answers, or put fewer of them on the certificate. Nothing was changed.',
  'problem.wrong-answers':
    'An answer does not fit its question. It is marked in the details, and has to be corrected before the approval. Nothing was changed.',
  'problem.unpaid':
    'The fee of {fee} is not paid yet. The certificate can be approved when the counter has noted the payment.',
  'problem.payment-needed':
    'A valid certificate depends on this payment. Revoke the certificate first.',
  'problem.unknown': 'Something went wrong on our side. Nothing was changed. Try again.',

  'status.pending': 'Pending',
  'status.approved': 'Approved',
  'status.rejected': 'Rejected',

  'stage.pending': 'Waiting',
  'stage.in-review': 'In review',
  'stage.returned': 'Returned to the citizen',
  'stage.recommended': 'Recommended',
  'stage.approved': 'Approved',
  'stage.rejected': 'Rejected',

  'priority.normal': 'Normal',
  'priority.high': 'High',
  'priority.urgent': 'Urgent',

  'role.user': 'Citizen',
  'role.staff': 'Staff',
  'role.admin': 'Admin',

  'dashboard.title': 'Admin Dashboard',
  'dashboard.lead': 'Manage services, users and application workflows.',
  'dashboard.figures': 'Figures',
  'dashboard.failed': 'The figures could not be loaded',
  'dashboard.totalUsers': 'Total Users',
  'dashboard.totalUsersHint':
    '{invited, plural, =0 {no open invitation} one {and # open invitation} other {and # open invitations}}',
  'dashboard.services': 'Services',
  'dashboard.servicesHint': 'citizens can apply for',
  'dashboard.activeSessions': 'Active Sessions',
  'dashboard.activeSessionsHint': 'seen in the last {minutes} minutes',
  'dashboard.securityAlerts': 'Security Alerts',
  'dashboard.securityAlertsHint': 'in the last {days} days',

  'needsYou.title': 'For you to do',
  'needsYou.failed': 'Your list of things to do could not be loaded',
  'needsYou.overdue':
    '{count, plural, one {# application is overdue} other {# applications are overdue}}',
  'needsYou.recommended':
    '{count, plural, one {# recommended application waits for a decision} other {# recommended applications wait for a decision}}',
  'needsYou.unassigned':
    '{count, plural, one {# application was sent more than a day ago, and nobody has it} other {# applications were sent more than a day ago, and nobody has them}}',
  'needsYou.requests': '{count, plural, one {# request for access} other {# requests for access}}',
  'needsYou.keys':
    '{count, plural, one {# signing key was revoked in the last 7 days} other {# signing keys were revoked in the last 7 days}}',

  'dashboard.quickActions': 'Quick Actions',
  'dashboard.addUser': 'Add User',
  'dashboard.viewReports': 'View Reports',
  'dashboard.manageServices': 'Manage Services',
  'dashboard.settings': 'Settings',
  'dashboard.recentActivity': 'Recent Activity',
  'dashboard.recentActivityFailed': 'The recent activity could not be loaded',
  'dashboard.noActivity': 'Nothing has happened yet',
  'dashboard.noActivityText': 'Applications and decisions will be listed here.',
  'dashboard.allApplications': 'All applications',

  'activity.submitted': '{applicant} applied for {service}',
  'activity.resubmitted': '{applicant} sent {service} again',
  'activity.in-review': '{by} took up {service} for {applicant}',
  'activity.returned': '{by} returned {service} to {applicant}',
  'activity.recommended': '{by} recommended {service} for {applicant}',
  'activity.approved': '{by} approved {service} for {applicant}',
  'activity.rejected': '{by} rejected {service} for {applicant}',
  'activity.taken-back': '{by} took back the decision on {service} for {applicant}',
  'activity.certificate-revoked': '{by} revoked the certificate of {applicant} for {service}',
  'activity.certificate-replaced': '{by} replaced the certificate of {applicant} for {service}',
  'activity.note': '{by} added a note to {service} for {applicant}',
  'activity.pending': '{by} put back {service} for {applicant}',

  'alerts.title': 'Security Alerts',
  'alerts.admin-request': '{name} ({email}) asks for admin access',
  'alerts.new-admin': '{name} ({email}) became an admin',
  'alerts.reversed': '{by} reversed the decision on {number}',
  'alerts.new-key': '{name} can now sign certificates with {device}',
  'alerts.revoked-key': 'The signing key of {name} ({device}) was revoked',
  'alerts.look': 'Look into it<hidden>: {alert}</hidden>',
  'alerts.none': 'No security alerts',
  'alerts.noneText':
    'Requests for admin access, new admins, signing keys and reversed decisions show here.',
} as const;
