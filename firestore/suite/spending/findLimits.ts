import {
  expandCall,
  parseRules,
  splitAtTop,
  splitChoice,
  withoutBrackets,
  type Allowed,
} from './parseRules';

/** A record that somebody other than an admin may write, and what limits how often. */
export interface Writable {
  /** The path and the operation: '/uploads/{id} create'. */
  what: string;
  /** The limits of all alternatives of the condition. */
  limits: Limit[];
  /** The alternatives that nothing limits, as they are in the rules. */
  unlimited: string[];
}

/** What ends the writing of an account. */
export type Limit = keyof typeof marks;

interface Mark {
  /** The condition that it is known by, with everything that it calls. */
  test: RegExp;
  /** The operations, and the end of the path, for which the condition is a limit; default: all. */
  operations?: string[];
  path?: RegExp;
  /** Whether it holds only where another condition beside it names the record: else one write would do for many. */
  isTie?: true;
}

/**
 * The limits, by the conditions that they are known by. A condition on the record itself (`entry.at == request.time`)
 * limits nothing: the next write has another time.
 */
const marks = {
  'by admins alone': { test: /^isAdmin\(\)$|^worksAs\(\['admin'\]\)$/ },
  'counted in its day': { test: /^isCounted\(|^isCountedToday\(/ },
  'a count with a limit for its day': {
    test: /\.count <= limitOfToday\(|^isWhole\(.*\.counts\.uploads, 0, \d+\)$/,
  },
  'counted for ever': {
    test: /^isWhole\(\(?request\.resource\.data\)?\.changes, 1, \d+\)$|\.revision <= 200 - /,
  },
  'a pause between two': { test: /resource\.data\.\w+(\.\w+)? \+ duration\.value\(\d+, '[mh]'\)/ },
  'one record for each account': {
    test: /^isMe\(uid\)$/,
    operations: ['create'],
    path: /\/\{uid\}$/,
  },
  'once, and never back': {
    test: /^resource\.data\.readAt == null$|^resource\.data\.get\('(confirmed|renamedAt)', (false|null)\) == (false|null)$|\.get\('decisionSeen', 0\) < |^!\('payment' in \(?resource\.data\)?\)$/,
  },
  'uses an invitation up': { test: /^!existsAfter\(.*invitationPath/ },
  'a place that was announced': { test: /\.index < .*get\(uploadPath\(.*\.chunks\[/ },
  'together with a record of another path': {
    test: /getAfter\((?!\(?logPath).*[aA]t\)? == .*request\.time/,
    isTie: true,
  },
  'under an id that another record gives': { test: /^id == .*(getAfter|get)\(/ },
  'removes what is there': {
    test: /^resource != null$|^resource\.data\./,
    operations: ['delete'],
  },
} satisfies Record<string, Mark>;

const writes: readonly string[] = ['create', 'update', 'delete'];

/** Every record that the rules let somebody write who is no admin. */
export function findLimits(rules: string): Writable[] {
  return parseRules(rules)
    .filter(({ operation }) => writes.includes(operation))
    .map((allowed) => {
      const { limits, unlimited, isTie } = limitsOf(allowed.condition, allowed);
      const what = `${allowed.path} ${allowed.operation}`;
      const open = isTie ? [allowed.condition] : unlimited;
      return { what, limits: [...new Set(limits)], unlimited: open };
    })
    .filter(
      ({ limits, unlimited }) =>
        unlimited.length > 0 || limits.some((limit) => limit !== 'by admins alone'),
    );
}

interface Found extends Pick<Writable, 'limits' | 'unlimited'> {
  isTie?: boolean | undefined;
}

/** Of alternatives each needs a limit; of conditions that hold together one has to be a limit. */
function limitsOf(condition: string, allowed: Allowed): Found {
  const expression = withoutBrackets(condition);
  const choice = splitChoice(expression);
  if (choice) {
    const [first, ...others] = choice.map((part) => limitsOf(part, allowed));
    return first && isLimited(first) ? first : all(others);
  }
  const alternatives = splitAtTop(expression, '||');
  if (alternatives.length > 1) return all(alternatives.map((part) => limitsOf(part, allowed)));
  const together = splitAtTop(expression, '&&');
  if (together.length > 1) {
    const found = together.map((part) => limitsOf(part, allowed));
    const isNamed = together.some((part) => namesRecord(part, allowed));
    const best = found.find((each) => isLimited(each) && (!each.isTie || isNamed));
    if (best) return { ...best, isTie: false };
    const deepest = found.find(({ limits }) => limits.length > 0);
    return deepest?.unlimited.length ? deepest : { limits: [], unlimited: [expression] };
  }
  const limit = limitNames.find((name) => matches(marks[name], expression, allowed));
  if (limit) {
    const mark: Mark = marks[limit];
    return { limits: [limit], unlimited: [], isTie: mark.isTie };
  }
  if (expression === 'false') return { limits: [], unlimited: [] };
  const called = expandCall(expression, allowed.scope);
  const found = called && limitsOf(called.expression, { ...allowed, scope: called.scope });
  return found && (isLimited(found) || found.limits.length > 0)
    ? found
    : { limits: [], unlimited: [expression] };
}

/** Whether the other record says which one it was written with: a part of the path of this one. */
function namesRecord(condition: string, { path, scope }: Allowed): boolean {
  const expanded = expandCall(condition, scope)?.expression ?? '';
  const names = [...path.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'uid');
  const named = new RegExp(`\\bidWithin\\(|(?<![.\\w'])(${names.join('|') || 'none'})\\b`);
  const isOfOther = /getAfter\(|isLogged\(/;
  return [condition, expanded].some((text) => isOfOther.test(text) && named.test(text));
}

const limitNames = Object.keys(marks) as Limit[];

function matches(mark: Mark, expression: string, { path, operation }: Allowed): boolean {
  const { operations = writes, path: end = /./ } = mark;
  return mark.test.test(expression) && operations.includes(operation) && end.test(path);
}

function all(found: readonly Found[]): Found {
  return {
    limits: found.flatMap(({ limits }) => limits),
    isTie: found.some(({ isTie }) => isTie),
    unlimited: found.flatMap(({ unlimited }) => unlimited),
  };
}

const isLimited = ({ unlimited }: Found) => unlimited.length === 0;
