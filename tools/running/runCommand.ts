import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: O; strict: true; allowPositionals: true }>
>;

export interface Command<O extends Options> {
  /** The usage, shown after a wrong call: 'npm run backup -- FOLDER --project ID'. */
  usage: string;
  options: O;
  /** The names of the required arguments. */
  takes: readonly string[];
  /** The names of the optional arguments after those. */
  mayTake?: readonly string[];
  run: (asked: Parsed<O>['values'], given: readonly string[]) => Promise<void> | void;
}

/** A command was called with wrong options or arguments. */
export class UsageError extends Error {
  override name = 'UsageError';

  constructor(what: string, usage: string) {
    super(`${what}. Use: ${usage}`);
  }
}

/** Runs a command of the command line. A failure is shown as a sentence, and sets the exit code 1. */
export function runCommand<O extends Options>(command: Command<O>, inWords = messageOf): void {
  explain(callCommand(command, process.argv.slice(2)), inWords);
}

/** Runs the command that the first argument names; the other arguments belong to that command. */
export function runNamed(commands: Readonly<Record<string, () => void>>): void {
  const [name = ''] = process.argv.splice(2, 1);
  const run = commands[name];
  if (!run) throw new Error(`'${name}' is none of ${Object.keys(commands).join(', ')}.`);
  run();
}

/** Parses the arguments and runs the command. @throws UsageError, and what the command throws */
export async function callCommand<O extends Options>(
  { usage, options, takes, mayTake = [], run }: Command<O>,
  args: string[],
): Promise<void> {
  const { values, positionals } = parse(args, options, usage);
  const missing = takes[positionals.length];
  if (missing !== undefined) throw new UsageError(`${missing} is missing`, usage);
  const surplus = positionals[takes.length + mayTake.length];
  if (surplus !== undefined) throw new UsageError(`'${surplus}' is one too many`, usage);
  await run(values, positionals);
}

/** Ends a failed command with the message of its error, without the stack trace. */
export function explain(command: Promise<void>, inWords = messageOf): void {
  command.catch((error: unknown) => {
    console.error(inWords(error));
    // The output of a failed build.
    if (error instanceof Error && 'output' in error) console.error(error.output);
    process.exit(1);
  });
}

function parse<O extends Options>(args: string[], options: O, usage: string): Parsed<O> {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: true });
  } catch (error) {
    // Only the first sentence of Node's message is useful here.
    const [sentence = ''] = messageOf(error).split(/\.\s|\n/);
    throw new UsageError(sentence, usage);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
