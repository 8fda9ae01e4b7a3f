import { demoProject } from '../accounts/EmulatorClient';
import { writeRecords } from './liveRecords';
import { openProject } from './openProject';
import { keptRecords } from './keptRecords';
import { sampleRecords } from './sampleRecords';
import { startAgainIfLost } from '../running/startAgainIfLost';
import { startFirestore, untilFree } from './startFirestore';

const saveEvery = 60_000;

interface RecordsOptions {
  port: number;
  /** The folder for exports. */
  folder: string;
  /** Whether records survive a restart, or end with this run. */
  areKept: boolean;
  isShort?: boolean;
  say?: ((line: string) => void) | undefined;
  onLost?: (error: Error) => void;
}

export interface RunningRecords {
  /** Ends the emulator abruptly, like an outage; `restart` restores its records. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The records of a developer's machine: the official emulator with the repository's security rules, initially with the
 * samples. It stores them in memory; they are exported every minute and when it ends.
 * @throws NoFirestoreEmulatorError
 */
export async function startRecords({
  port,
  folder,
  areKept,
  isShort = false,
  say,
  onLost = (error) => console.error(error.message),
}: RecordsOptions): Promise<RunningRecords> {
  const kept = keptRecords(folder);
  if (!areKept) kept.forget();
  const start = async (whenLost: (error: Error) => void) => {
    const seed = kept.find();
    await untilFree(port);
    const started = await startFirestore({
      port,
      rules: 'firestore/firestore.rules',
      isShort,
      say,
      ...(seed ? { seed } : {}),
      onLost: whenLost,
    });
    if (seed) return started;
    try {
      await putSamples(started.host, say);
    } catch (error) {
      await started.stop();
      throw error;
    }
    return started;
  };

  // Records that are not kept are those of a test, which fails rather than go on with other records.
  const first = areKept
    ? await startAgainIfLost(start, { say, onLost })
    : await once(start, onLost);
  let running = first;

  let saving = Promise.resolve();
  const save = () =>
    (saving = saving
      .catch(() => undefined)
      .then(() => kept.replace((place) => running().export(place, demoProject))));
  // A save only fails while the emulator ends, and `onLost` reports that.
  const timer = areKept ? setInterval(() => void save().catch(() => undefined), saveEvery) : null;

  return {
    async kill() {
      await save();
      await running().kill();
    },
    async restart() {
      running = await once(start, onLost);
    },
    async stop() {
      if (timer) clearInterval(timer);
      if (areKept) await save().catch(() => undefined);
      await running().stop();
      if (!areKept) kept.forget();
    },
  };
}

async function once<Server>(
  start: (onLost: (error: Error) => void) => Promise<Server>,
  onLost: (error: Error) => void,
): Promise<() => Server> {
  const server = await start(onLost);
  return () => server;
}

async function putSamples(host: string, say?: (line: string) => void): Promise<void> {
  process.env.FIRESTORE_EMULATOR_HOST = host;
  const project = openProject(demoProject);
  try {
    await writeRecords(project.firestore, sampleRecords(new Date()), say);
  } catch (cause) {
    throw new Error(
      'The Firestore emulator did not take the sample records. Is this machine very busy? Start it again.',
      { cause },
    );
  } finally {
    await project.close();
  }
}
