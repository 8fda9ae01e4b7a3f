import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: O; strict: true; allowPositionals: true }>
>;

export interface Command<O extends Options> {
  /** How it is called, for whoever called it otherwise: 'npm run backup -- FOLDER --project ID'. */
  usage: string;
  options: O;
  /** The names of what it takes besides options, each of which has to be given. */
  takes: readonly string[];
  /** What may be given after that. */
  mayTake?: readonly string[];
  run: (asked: Parsed<O>['values'], given: readonly string[]) => Promise<void> | void;
}

/** A command was called in a way that it does not understand. */
export class UsageError extends Error {
  override name = 'UsageError';

  constructor(what: string, usage: string) {
    super(`${what}. Use: ${usage}`);
  }
}

/** Runs a command of the command line: what fails is said in words, and the exit code is 1 then. */
export function runCommand<O extends Options>(command: Command<O>, inWords = messageOf): void {
  explain(callCommand(command, process.argv.slice(2)), inWords);
}

/** Runs the one of several commands that the first parameter names; what is left is the command's own. */
export function runNamed(commands: Readonly<Record<string, () => void>>): void {
  const [name = ''] = process.argv.splice(2, 1);
  const run = commands[name];
  if (!run) throw new Error(`'${name}' is none of ${Object.keys(commands).join(', ')}.`);
  run();
}

/** Reads the parameters and runs the command. @throws UsageError, and what the command throws */
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

/** Ends a command that failed with what it has to say, and without the stack. */
export function explain(command: Promise<void>, inWords = messageOf): void {
  command.catch((error: unknown) => {
    console.error(inWords(error));
    // Of a build that failed.
    if (error instanceof Error && 'output' in error) console.error(error.output);
    process.exit(1);
  });
}

function parse<O extends Options>(args: string[], options: O, usage: string): Parsed<O> {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: true });
  } catch (error) {
    // What Node adds to its first sentence is of no use here.
    const [sentence = ''] = messageOf(error).split(/\.\s|\n/);
    throw new UsageError(sentence, usage);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
