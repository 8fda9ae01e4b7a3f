/** A function of the rules: its parameters, its `let`s, and the expression that it returns. */
interface RulesFunction {
  parameters: string[];
  lets: [name: string, value: string][];
  value: string;
  scope: Scope;
}

/** A block of the rules, in which functions of the blocks around it are known too. */
interface Scope {
  path: string;
  functions: Map<string, RulesFunction>;
  parent: Scope | undefined;
}

/** An operation that a line of the rules allows, and when. */
export interface Allowed {
  /** The path of the records, such as '/uploads/{id}'. */
  path: string;
  operation: string;
  condition: string;
  scope: Scope;
}

/** Reads the lines that allow something, with the functions that their conditions call. Blocks end where they are indented. */
export function parseRules(rules: string): Allowed[] {
  const lines = rules.split('\n').filter((line) => !/^\s*(\/\/.*)?$/.test(line));
  const found: Allowed[] = [];
  const open: { scope: Scope; indent: string }[] = [];
  const takeUntil = (start: number, isLast: (line: string) => boolean) => {
    const count = lines.slice(start).findIndex(isLast);
    return lines.slice(start, start + count + 1).join('\n');
  };
  for (const [place, line] of lines.entries()) {
    const last = open.at(-1);
    const { indent = '', path, name, parameters = '', operations } = head.exec(line)?.groups ?? {};
    if (path) {
      const whole = path.startsWith('/databases/') ? '' : `${last?.scope.path ?? ''}${path}`;
      open.push({ indent, scope: { path: whole, functions: new Map(), parent: last?.scope } });
    } else if (name && last) {
      const body = readBody(takeUntil(place, (each) => each === `${indent}}`));
      const { scope } = last;
      scope.functions.set(name, { ...body, parameters: listOf(parameters), scope });
    } else if (operations && last) {
      const [, condition = ''] =
        /: if ([^;]*);/.exec(takeUntil(place, (each) => each.endsWith(';'))) ?? [];
      for (const operation of listOf(operations)) {
        found.push({ ...last, path: last.scope.path, operation, condition: oneLine(condition) });
      }
    } else if (last && line === `${last.indent}}`) {
      open.pop();
    }
  }
  return found;
}

const head =
  /^(?<indent>\s*)(?:match (?<path>\/\S+) \{|function (?<name>\w+)\((?<parameters>[^)]*)\) \{|allow (?<operations>[a-z, ]+): if)/;

function readBody(body: string): Pick<RulesFunction, 'lets' | 'value'> {
  const lets = [...body.matchAll(/let (\w+) = ([^;]+);/g)];
  const value = /return ([^;]+);/.exec(body)?.[1] ?? '';
  return {
    lets: lets.map(([, name = '', made = '']) => [name, oneLine(made)]),
    value: oneLine(value),
  };
}

/**
 * What a call of a function of the rules returns, with the arguments in the place of the parameters; undefined where the
 * expression is no such call.
 */
export function expandCall(
  expression: string,
  scope: Scope,
): { expression: string; scope: Scope } | undefined {
  const [, name = '', given = ''] = /^(\w+)\((.*)\)$/.exec(expression) ?? [];
  const called = findFunction(name, scope);
  if (!called || !isBalanced(given)) return undefined;
  const values = splitAtTop(given, ',').map((value) =>
    /^[\w.]+$/.test(value) ? value : `(${value})`,
  );
  const known = new Map(
    called.parameters.map((parameter, place) => [parameter, values[place] ?? '']),
  );
  for (const [local, value] of called.lets) known.set(local, replaceNames(value, known));
  return { expression: replaceNames(called.value, known), scope: called.scope };
}

function findFunction(name: string, scope: Scope | undefined): RulesFunction | undefined {
  return scope && (scope.functions.get(name) ?? findFunction(name, scope.parent));
}

/** Names of fields and texts in quotes stay as they are. */
function replaceNames(expression: string, values: ReadonlyMap<string, string>): string {
  return expression.replaceAll(
    /'(?:[^'\\]|\\.)*'|(?<![.\w])[A-Za-z_]\w*(?!\w|\()/g,
    (word) => values.get(word) ?? word,
  );
}

/** The parts of an expression between an operator that stands in no bracket and in no text. */
export function splitAtTop(expression: string, operator: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let place = 0; place < expression.length; place += 1) {
    const letter = expression.charAt(place);
    if (letter === "'") place = endOfText(expression, place);
    else if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
    else if (depth === 0 && expression.startsWith(operator, place)) {
      found.push(expression.slice(start, place).trim());
      start = place + operator.length;
      place = start - 1;
    }
  }
  return [...found, expression.slice(start).trim()];
}

/** The three parts of `condition ? one : other`; undefined where it is none. */
export function splitChoice(expression: string): [string, string, string] | undefined {
  const [condition = '', ...rest] = splitAtTop(expression, '?');
  if (rest.length === 0) return undefined;
  const after = expression
    .slice(expression.indexOf(condition) + condition.length)
    .trim()
    .slice(1);
  // Choices within the first part have their own colon.
  const colons = splitAtTop(after, ':');
  let one = colons[0] ?? '';
  let taken = 1;
  while (splitAtTop(one, '?').length > splitAtTop(one, ':').length) {
    one = `${one} : ${colons[taken] ?? ''}`;
    taken += 1;
  }
  return [condition, one.trim(), colons.slice(taken).join(' : ')];
}

/** Without brackets around the whole. */
export function withoutBrackets(expression: string): string {
  const inner = expression.slice(1, -1);
  const isAround = expression.startsWith('(') && expression.endsWith(')') && isBalanced(inner);
  return isAround ? withoutBrackets(inner.trim()) : expression;
}

function isBalanced(expression: string): boolean {
  let depth = 0;
  for (let place = 0; place < expression.length && depth >= 0; place += 1) {
    const letter = expression.charAt(place);
    if (letter === "'") place = endOfText(expression, place);
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
  }
  return depth === 0;
}

function endOfText(expression: string, start: number): number {
  let place = start + 1;
  while (place < expression.length && expression.charAt(place) !== "'") {
    place += expression.charAt(place) === '\\' ? 2 : 1;
  }
  return place;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const listOf = (text: string) => text.split(',').map((part) => part.trim());
