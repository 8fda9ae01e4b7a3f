import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setLogLevel } from 'firebase/firestore';
import { root } from '../../../tools/root';
import { rulesText } from '../rulesCouncil';
import { dearestWrites } from './dearestWrites';
import { openRoomMeter, type RoomMeter } from './measureRoom';
import { mostExpressions } from './padRules';
import { formatTable, keyOf, readTable, writeTable, type Row } from './roomTable';

/** What is left for the next question: 15 % of what an evaluation may have. */
const least = 0.15 * mostExpressions;

const file = path.join(root, 'docs/records.md');

/** UPDATE_ROOM=1 writes the table into the file, for review. */
const isUpdate = process.env.UPDATE_ROOM === '1';

describe('the room in the rules (#45)', () => {
  let meter: RoomMeter;
  let documented: Map<string, Row>;

  beforeAll(async () => {
    setLogLevel('silent');
    documented = readTable(readFileSync(file, 'utf8'));
    meter = await openRoomMeter('demo-headroom', rulesText());
  });
  afterAll(() => meter.close());

  it('is counted as the emulator counts expressions', async () => {
    const { expressions, reads } = await meter.calibrate();
    expect(expressions).toBeGreaterThan(0.99 * mostExpressions);
    expect(expressions).toBeLessThan(1.01 * mostExpressions);
    expect(reads).toBe(10);
  });

  it('is what docs/records.md says, and enough for the dearest writes', async () => {
    const rows: Row[] = [];
    for (const [name, dear] of Object.entries(dearestWrites)) {
      for (const write of dear.writes) {
        const guess = documented.get(keyOf({ name, write }));
        rows.push({ name, write, ...(await meter.measure(dear, write, guess)) });
      }
    }
    if (isUpdate) writeFileSync(file, writeTable(readFileSync(file, 'utf8'), rows));
    const short = rows.filter(({ expressions }) => expressions < least);
    const table = formatTable(rows);
    const tooLittle = short.map(({ name, write }) => `${name}: ${write}`);
    expect({ tooLittle, table }).toEqual({
      tooLittle: [],
      table: isUpdate ? table : formatTable([...documented.values()]),
    });
  }, 600_000);
});
