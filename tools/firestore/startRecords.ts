import { demoProject } from '../accounts/EmulatorClient';
import { writeRecords } from './liveRecords';
import { openProject } from './openProject';
import { keptRecords } from './keptRecords';
import { sampleRecords } from './sampleRecords';
import { startFirestore } from './startFirestore';

const saveEvery = 60_000;

interface RecordsOptions {
  port: number;
  /** The folder for exports. */
  folder: string;
  /** Whether records survive a restart, or end with this run. */
  areKept: boolean;
  isShort?: boolean;
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
  onLost,
}: RecordsOptions): Promise<RunningRecords> {
  const kept = keptRecords(folder);
  if (!areKept) kept.forget();
  const start = () => {
    const seed = kept.find();
    return startFirestore({
      port,
      rules: 'firestore.rules',
      isShort,
      ...(seed ? { seed } : {}),
      ...(onLost ? { onLost } : {}),
    });
  };

  const isFirst = kept.find() === null;
  let firestore = await start();
  if (isFirst) {
    try {
      await putSamples(firestore.host);
    } catch (error) {
      await firestore.stop();
      throw error;
    }
  }

  let saving = Promise.resolve();
  const save = () =>
    (saving = saving
      .catch(() => undefined)
      .then(() => kept.replace((place) => firestore.export(place, demoProject))));
  // A save only fails while the emulator ends, and `onLost` reports that.
  const timer = areKept ? setInterval(() => void save().catch(() => undefined), saveEvery) : null;

  return {
    async kill() {
      await save();
      await firestore.kill();
    },
    async restart() {
      firestore = await start();
    },
    async stop() {
      if (timer) clearInterval(timer);
      if (areKept) await save().catch(() => undefined);
      await firestore.stop();
      if (!areKept) kept.forget();
    },
  };
}

async function putSamples(host: string): Promise<void> {
  process.env.FIRESTORE_EMULATOR_HOST = host;
  const project = openProject(demoProject);
  await writeRecords(project.firestore, sampleRecords(new Date()));
  await project.close();
}
