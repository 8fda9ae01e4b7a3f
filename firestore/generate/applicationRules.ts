import {
  applicationPriorities,
  applicationStatuses,
} from '../../shared-model/src/applications/Application';
import { outcomeOf } from '../../shared-model/src/applications/statusWords';
import { collections } from '../../shared-data/src/features/collections';
import { leftLimit } from '../../shared-model/src/deadlines/deadlines';
import { limits } from '../../shared-model/src/limits/limits';
import { block, fieldOf, listed } from './block';
import { readField } from './fields';

const fields = collections['applications/{id}']?.fields ?? {};
const [first] = applicationStatuses;
const [usual] = applicationPriorities;
const decided = applicationStatuses.filter((status) => outcomeOf(status) !== 'pending');

/** What the public record says of its application: the same, in the fields that both have. */
const tracked = Object.keys(collections['tracking/{number}']?.fields ?? {}).map((name) => {
  const schema = fields[name];
  if (!schema) return `'${name}': ${name === 'application' ? 'data.application' : name}`;
  const value = readField(schema).isOptional
    ? `application.get('${name}', null)`
    : fieldOf('application', name);
  return `'${name}': ${value}`;
});

/** What the rules ask of a new application, its deadline and its public record. */
export const applicationRules: readonly string[] = [
  `// All fifteen fields are asked for one by one, so counting them is enough; see the note at isFile. One more is the filled
// form: there need be no details beside it; another is the language.`,
  block('function isNewApplication(application)', [
    "return application.size() == ('form' in application ? 16 : 15) + ('language' in application ? 1 : 0)",
    "  && application.get('language', 'en').matches('^[a-z]{2,3}$')",
    `  && application['service'].matches('^.{1,${limits.serviceName}}$')`,
    "  && application.details.matches('form' in application ? '^(?s:.*)$' : '^(?s:.+)$')",
    `  && application.details.size() <= ${limits.applicationText.details}`,
    `  && application.status == '${first}'`,
    `  && application.priority == '${usual}'`,
    '  && application.submittedAt == request.time',
    '  && application.updatedAt == request.time',
    '  && application.revision == 1',
    '  && application.assignee == null',
    '  && application.deadline.size() == 1;',
  ]),
  block('function outcomeOf(status)', [
    `return status in ${listed(decided)} ? status : 'pending';`,
  ]),
  '// The days that were left when it was returned to its citizen.',
  block('function isLeft(days)', [`return isWhole(days, -${leftLimit}, ${leftLimit});`]),
  block('function isTrackingOf(data, application, since)', [
    `return data == {\n    ${tracked.join(',\n    ')}\n  };`,
  ]),
];
