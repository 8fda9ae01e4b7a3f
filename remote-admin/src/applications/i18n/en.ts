export default {
  'staffPriority.medium': 'Staff: Medium',
  'staffPriority.high': 'Staff: High',

  'applications.title': 'Applications',
  'applications.lead': 'Approve or reject what citizens have applied for.',
  'applications.table': 'Applications of citizens',
  'applications.noun': 'applications',
  'applications.failed': 'The applications could not be loaded',
  'applications.search': 'Search applications',
  'applications.searchPlaceholder': 'Applicant, service or ID',
  'applications.status': 'Status',
  'applications.service': 'Service',
  'applications.all': 'All',
  'applications.allServices': 'All services',
  'applications.id': 'ID',
  'applications.applicant': 'Applicant',
  'applications.priority': 'Priority',
  'applications.date': 'Date',
  'applications.assignee': '{name} has it',
  'applications.waiting': 'Waiting',
  'applications.anyWaiting': 'All applications',

  'waiting.overdue': 'Overdue',
  'waiting.recommended': 'Recommended',
  'waiting.unassigned': 'Unassigned',
  'waiting.overdueNote':
    'Past the promised day, with staff or waiting for your decision. Longest wait first.',
  'waiting.recommendedNote':
    'Checked by staff and waiting for your decision. Earliest deadline first.',
  'waiting.unassignedNote': 'Sent more than a day ago, and nobody has them. Longest wait first.',

  'applications.actions': 'Actions',
  'applications.approve': 'Approve',
  'applications.approveOf': 'Approve {number}, {service} for {applicant}',
  'applications.reject': 'Reject',
  'applications.rejectOf': 'Reject {number}, {service} for {applicant}',
  'applications.none': 'No applications found matching your criteria',
  'applications.noneText': 'Try other words, or show all of them again.',

  'export.save': 'Export CSV',
  'export.saving': 'Exporting…',
  'export.saved':
    '{count, plural, one {# application was} other {# applications were}} saved as a file.',
  'export.savedFirst':
    'The first {count} of {total} applications were saved as a file. Choose a service or a status to get the others.',
  'export.unread':
    '{count, plural, one {The answers of # application are} other {The answers of # applications are}} missing in the file: the questions of the service could not be read.',
  'export.fileName': 'applications-{day}.csv',
  'export.stage': 'Stage',
  'export.due': 'Promised day',
  'export.assignee': 'Who has it',
  'export.details': 'Application details',
  'export.priority': '{priority} ({theirs})',

  'applications.own': 'This is your own application. Somebody else decides it.',
  'applications.unconfirmed': 'Email not confirmed',
  'applications.showAll': 'Show all applications',
  'applications.approved': '{number} was approved. {applicant} sees it now.',
  'applications.rejected': '{number} was rejected. {applicant} sees it now, with your reason.',
  'applications.takenBack':
    'The decision on {number} was taken back. The application is where it was before.',
  'applications.faster':
    '{number}, {service} for {applicant}. {by} was faster: “{what}”. Nothing of yours was changed.',
  'applications.problem': '{number}, {service} for {applicant}: {problem}',

  'bulk.label': 'Selected applications',
  'bulk.selected':
    '{count, plural, =0 {None selected} one {# application selected} other {# applications selected}}',
  'bulk.selectAll': 'Select all on this page',
  'bulk.clear': 'Clear selection',
  'bulk.approve': 'Approve selected',
  'bulk.confirmTitle':
    '{count, plural, one {Approve # application?} other {Approve # applications?}}',
  'bulk.confirmText': 'The citizens see it at once. You can undo it for ten minutes.',
  'bulk.notRecommended': '{unchecked, number} of {count, number} were not recommended by a clerk.',

  'approve.title': 'Approve {number}?',
  'approve.notRecommended': 'No clerk has recommended this application. Approve it anyway?',
  'approve.sign': 'Approve and sign',
  'approve.certificate': 'This certificate is signed and issued:',
  'approve.confirm': 'Approve anyway',

  'bulk.approving': 'Approving...',
  'bulk.approved':
    '{count, plural, =0 {Nothing was approved.} one {# application was approved.} other {# applications were approved.}}',
  'bulk.takenBack':
    '{count, plural, one {# decision was taken back.} other {# decisions were taken back.}}',
  'bulk.leftOutOwn':
    '{count, plural, one {Left out: # is your own. Somebody else decides it.} other {Left out: # are your own. Somebody else decides them.}}',
  'bulk.leftOutApproved':
    '{count, plural, one {Left out: # is approved already.} other {Left out: # are approved already.}}',
  'bulk.leftOutRejected':
    '{count, plural, one {Left out: # is rejected. To reverse a rejection, approve it by itself.} other {Left out: # are rejected. To reverse a rejection, approve it by itself.}}',
  'bulk.notSelected.approved': 'Approved already',
  'bulk.notSelected.rejected': 'Rejected: to reverse it, approve it by itself',
  'bulk.faster': 'Not approved: {number}, {service} for {applicant}. {by} was faster: “{what}”.',
  'bulk.failed': 'Not approved: {number}, {service} for {applicant}. {problem}',

  'reject.title': 'Reject {number}',
  'reject.about': '{service} for {applicant}',
  'reject.reason': 'Reason',
  'reject.reasonHint': 'The citizen reads it. Say what was wrong and what they can do.',
  'reject.reasonMissing': 'Give the citizen a reason',
  'reject.reasonTooLong': 'Use at most {limit} characters. It has {length, number} now.',
  'reject.confirm': 'Reject application',
  'reject.rejecting': 'Rejecting...',
  'reject.cancel': 'Cancel',
  'reject.changed':
    '{by} was faster: “{what}”. It is now: {status}. Your reason is kept; reject it only if you still want to.',

  'details.email': 'Email',
  'details.documents': 'Documents',
  'details.documentOffline':
    '{name} could not be fetched: the council’s server cannot be reached. Try again when you are connected.',
  'details.noDocuments': 'No documents were added.',
  'details.download': 'Download {name}',
  'details.history': 'History',
  'details.event': '{what}, by {by}',
  'details.reason': 'Note: {note}',

  'event.submitted': 'Submitted',
  'event.resubmitted': 'Submitted again',
  'event.pending': 'Put back to pending',
  'event.in-review': 'Taken into review',
  'event.returned': 'Returned to the citizen',
  'event.recommended': 'Recommended',
  'event.approved': 'Approved',
  'event.rejected': 'Rejected',
  'event.note': 'Note added',
  'event.taken-back': 'Decision taken back',
  'event.certificate-revoked': 'Certificate revoked',
  'event.certificate-replaced': 'Certificate replaced',
} as const;
