import { Timestamp } from 'firebase/firestore';
import { dailyLimits, openLimit } from '../../shared-model/src/limits/dailyLimits';
import type { Data, Records } from './database';
import { allows, refuses } from './expectEach';
import { owner, people } from './people';
import * as records from './records';
import type { RulesCouncil } from './rulesCouncil';
import { write } from './write';

const { uid } = owner;
const mine = `usage/${uid}`;
const today = () => Timestamp.now();
const yesterday = () => Timestamp.fromMillis(Date.now() - 86_400_000);
const ids = (count: number, letter = 'o') =>
  Array.from({ length: count }, (_, index) => `${letter}${index}`);
const none = { applications: 0, appointments: 0, positions: 0, uploads: 0, chunks: 0 };
const noneOpen = { applications: [], appointments: [] };

/** The daily limits of an account, and its limit of open applications. */
export function describeSpending({ as, enter }: RulesCouncil): void {
  /** The usage record before; a time from the operator's clock counts as today. */
  const used = (counts: Data, more: Data = {}): Records => {
    const since = today();
    const before = {
      since,
      at: since,
      kind: 'applications',
      record: 'o0',
      open: noneOpen,
      ...more,
    };
    return { [mine]: { ...before, counts: { ...none, ...counts } } };
  };
  const applied = (use: Data) => ({
    ...records.submission(),
    [mine]: records.usage('applications', 'a1', use),
  });
  const apply =
    (use: Data, before: Records = {}) =>
    async () => {
      await enter(before);
      await write(as('owner'), applied(use));
    };
  const open = (count: number, status = 'pending'): Records =>
    Object.fromEntries(
      ids(count).map((id) => [`applications/${id}`, records.application({ status })]),
    );
  const openNow = (before: string[], after: string[], stored: Records = {}) =>
    apply(
      { open: { applications: after, appointments: [] } },
      {
        ...stored,
        ...used({}, { since: yesterday(), open: { applications: before, appointments: [] } }),
      },
    );
  const send = (made: Records) => () => write(as('owner'), made);
  const [first = '', second = '', third = '', ...others] = ids(openLimit);

  describe('the daily usage', () => {
    const more = (count: number, since: unknown) => async () => {
      const before = used({ applications: count });
      await enter(before);
      const counts = { ...none, applications: count + 1 };
      const began = since ?? before[mine]?.since;
      await write(as('owner'), applied({ since: began, counts }));
    };

    allows({
      'the first application ever (#12.13)': send(records.submission()),
      'the last application within the daily limit (#12.13)': more(
        dailyLimits.applications - 1,
        undefined,
      ),
      'the first application of the next day (#12.13)': apply(
        {},
        used({ applications: dailyLimits.applications, chunks: 500 }, { since: yesterday() }),
      ),
    });
    refuses({
      'one application over the daily limit (#12.13)': more(dailyLimits.applications, undefined),
      'a count that restarts before the day is over (#12.13)': apply(
        {},
        used({ applications: dailyLimits.applications }),
      ),
      'a count that continues on the next day (#12.13)': async () => {
        const since = yesterday();
        await enter(used({ applications: 1 }, { since }));
        const counts = { ...none, applications: 2 };
        await write(as('owner'), applied({ since, counts }));
      },
      'a count with a changed start of the day (#12.13)': more(1, records.longAgo),
      'an application that is not counted (#12.13)': send({
        ...records.sent(),
        [`applicationNumbers/${records.year}-${records.digits}`]: records.number(),
      }),
      'a count that does not increase (#12.13)': apply({ counts: none }),
      'a count that decreases (#12.13)': async () => {
        const before = used({ applications: 3, chunks: 9 });
        await enter(before);
        const counts = { ...none, applications: 4, chunks: 0 };
        await write(as('owner'), applied({ since: before[mine]?.since, counts }));
      },
      'a negative count (#12.13)': apply({
        counts: { ...none, applications: 1, chunks: -400 },
      }),
      'a count without its record (#12.13)': send(records.counted('applications', 'a1')),
      'a count for an existing record (#12.13)': async () => {
        await enter({ 'applications/a1': records.application({ submittedAt: records.longAgo }) });
        await write(as('owner'), records.counted('applications', 'a1'));
      },
      'a count of another kind (#12.13)': send({
        ...records.submission(),
        [mine]: records.usage('appointments', 'a1'),
      }),
      'a backdated count (#12.13)': apply({ at: records.longAgo }),
      'the count of another person (#12.13)': send({
        ...records.sent(),
        [`applicationNumbers/${records.year}-${records.digits}`]: records.number(),
        ...records.counted('applications', 'a1', people['other citizen']),
      }),
      'two applications with one count (#12.13)': send({
        ...records.submission(),
        ...records.sent({ number: `#PAN-${records.year}-000000000002` }, owner, {
          id: 'a2',
          number: '000000000102V',
        }),
        [`applicationNumbers/${records.year}-000000000002`]: records.number('a2'),
      }),
      'an application and an appointment with one count (#12.13)': send({
        ...records.booking(),
        ...records.submission(),
      }),
    });
  });

  describe('the list of open applications', () => {
    allows({
      'the tenth undecided application (#12.13)': openNow(
        ids(openLimit - 1),
        [...ids(openLimit - 1), 'a1'],
        open(openLimit - 1),
      ),
      'a new application in the place of a decided one (#12.13)': openNow(
        ids(openLimit),
        [second, third, ...others, 'a1'],
        open(openLimit, 'approved'),
      ),
      'a new application in the place of two decided ones (#12.13)': openNow(
        ids(openLimit),
        [third, ...others, 'a1'],
        open(openLimit, 'rejected'),
      ),
      'a new application in the place of a deleted one (#12.13)': openNow(ids(openLimit), [
        ...[second, third, ...others],
        'a1',
      ]),
    });
    refuses({
      'an eleventh undecided application (#12.13)': openNow(
        ids(openLimit),
        [...ids(openLimit), 'a1'],
        open(openLimit),
      ),
      'leaving out an undecided application (#12.13)': openNow(
        ids(openLimit),
        [second, third, ...others, 'a1'],
        open(openLimit),
      ),
      'leaving out a returned application (#12.13)': openNow([first], ['a1'], open(1, 'returned')),
      'leaving out three applications (#12.13)': openNow(
        [first, second, third],
        ['a1'],
        open(3, 'approved'),
      ),
      'leaving out the new application (#12.13)': openNow([], []),
      'another application in its place (#12.13)': openNow([], ['a9']),
      'an additional application that does not exist (#12.13)': openNow([], ['a9', 'a1']),
    });
  });

  describe('appointments', () => {
    const booked =
      (before: string[], after: string[], stored: Records = {}) =>
      async () => {
        await enter({
          ...stored,
          ...used({}, { since: yesterday(), open: { applications: [], appointments: before } }),
        });
        const use = { open: { applications: [], appointments: after } };
        await write(as('owner'), {
          ...records.booking(),
          [mine]: records.usage('appointments', 'b1', use),
        });
      };
    const at = (when: Timestamp, count = openLimit): Records =>
      Object.fromEntries(
        ids(count).map((id) => [
          `appointments/${uid}/booked/${id}`,
          records.appointment({ at: when }),
        ]),
      );
    const tomorrow = Timestamp.fromMillis(Date.now() + 86_400_000);

    allows({
      'an appointment in the place of a past one (#12.13)': booked(
        ids(openLimit),
        [second, third, ...others, 'b1'],
        at(yesterday()),
      ),
      'an appointment in the place of a cancelled one (#12.13)': booked([first], ['b1']),
    });
    refuses({
      'an appointment that is not counted (#12.13)': send({
        [`appointments/${uid}/booked/b1`]: records.appointment(),
      }),
      'an eleventh appointment in the future (#12.13)': booked(
        ids(openLimit),
        [...ids(openLimit), 'b1'],
        at(tomorrow),
      ),
      'leaving out an appointment in the future (#12.13)': booked([first], ['b1'], at(tomorrow, 1)),
      'a citizen whose address is not confirmed (#12.13)': () => {
        const by = people['unconfirmed citizen'];
        return write(as('unconfirmed citizen'), {
          [`appointments/${by.uid}/booked/b1`]: records.appointment(),
          ...records.counted('appointments', 'b1', by),
        });
      },
    });
  });

  describe('applications for a position', () => {
    refuses({
      'an application that is not counted (#12.13)': send({
        'positionApplications/p1': records.positionApplication(),
        [`positionNumbers/${records.year}-${records.digits}`]: records.number('p1'),
      }),
      'one application over the daily limit (#12.13)': async () => {
        const before = used({ positions: dailyLimits.positions });
        await enter(before);
        const counts = { ...none, positions: dailyLimits.positions + 1 };
        await write(as('owner'), {
          ...records.positionSubmission(),
          [mine]: records.usage('positions', 'p1', { since: before[mine]?.since, counts }),
        });
      },
      'an application whose documents are still announced (#12.13)': async () => {
        await enter({ 'uploads/p1': records.upload({ of: 'positionApplications' }) });
        await write(as('owner'), records.positionSubmission());
      },
    });
  });

  describe('announcing documents', () => {
    const announce = (more: Data, counts: Data = {}) =>
      send({
        ...records.announcement(more),
        [mine]: records.usage('uploads', 'a1', {
          counts: { ...none, uploads: 1, chunks: 2, ...counts },
        }),
      });
    /** Announces documents after part of the daily limit is used. */
    const announceAfter = (usedUp: Data, counts: Data) => async () => {
      const before = used(usedUp);
      await enter(before);
      await write(as('owner'), {
        ...records.announcement(),
        [mine]: records.usage('uploads', 'a1', {
          since: before[mine]?.since,
          counts: { ...none, ...counts },
        }),
      });
    };
    const full = Array.from({ length: 10 }, () => 40);
    const forAnswer =
      (more: Data, before: Data, by = owner) =>
      async () => {
        await enter({
          'applications/a1': records.application({ status: 'returned', ...before }, by),
        });
        await write(as('owner'), records.announcement(more));
      };

    allows({
      'ten documents of full size (#12.13)': announce(
        { chunks: full, total: 400 },
        { chunks: 400 },
      ),
      'documents for an answer (#12.13)': forAnswer({ first: 2 }, {}),
      'the twentieth document (#12.13)': forAnswer(
        { first: 20 },
        { documents: records.documents(19) },
      ),
      'the resume of an application for a position (#12.13)': send(
        records.announcement({ of: 'positionApplications' }, 'p1'),
      ),
      'reading an announcement that does not exist (#12.13)': () =>
        as('owner').doc('uploads/a1').get(),
    });
    refuses({
      'documents that are not counted (#12.13)': send({ 'uploads/a1': records.upload() }),
      'fewer chunks counted than announced (#12.13)': announce({ chunks: [3], total: 3 }),
      'a total that is lower than the sum of the chunks (#12.13)': announce({
        chunks: [40],
        total: 2,
      }),
      'a negative number of chunks (#12.13)': announce({ chunks: [40, -38], total: 2 }),
      'half a chunk (#12.13)': announce({ chunks: [1.5, 0.5], total: 2 }),
      'a document of more than 5 MiB (#12.13)': announce(
        { chunks: [41], total: 41 },
        { chunks: 41 },
      ),
      'eleven documents (#12.13)': announce({ chunks: [...full, 1], total: 401 }, { chunks: 401 }),
      'no documents (#12.13)': announce({ chunks: [], total: 0 }, { chunks: 0 }),
      'a second document before the first (#12.13)': announce({ first: 2 }),
      'one announcement over the daily limit (#12.13)': announceAfter(
        { uploads: dailyLimits.uploads },
        { uploads: dailyLimits.uploads + 1, chunks: 2 },
      ),
      'more chunks than the daily limit (#12.13)': announceAfter(
        { chunks: dailyLimits.chunks - 1 },
        { uploads: 1, chunks: dailyLimits.chunks + 1 },
      ),
      'a citizen whose address is not confirmed (#12.13)': () => {
        const by = people['unconfirmed citizen'];
        return write(as('unconfirmed citizen'), {
          'uploads/a1': records.upload({ owner: by.uid }),
          ...records.counted('uploads', 'a1', by),
        });
      },
      'documents for an application that is not returned (#12.13)': forAnswer(
        { first: 2 },
        { status: 'pending' },
      ),
      'documents that the application already has (#12.13)': forAnswer({ first: 1 }, {}),
      'a twenty-first document (#12.13)': forAnswer(
        { first: 20, chunks: [1, 1] },
        { documents: records.documents(19) },
      ),
      'documents for the application of another person (#12.13)': forAnswer(
        { first: 2 },
        {},
        people['other citizen'],
      ),
      'two documents for a position (#12.13)': send(
        records.announcement({ of: 'positionApplications', chunks: [1, 1] }, 'p1'),
      ),
      'a resume after the submission (#12.13)': async () => {
        await enter({ 'positionApplications/p1': records.positionApplication() });
        await write(as('owner'), records.announcement({ of: 'positionApplications' }, 'p1'));
      },
      'an announcement over another person’s (#12.13)': async () => {
        await enter({ 'uploads/a1': records.upload({ owner: people['other citizen'].uid }) });
        await write(as('owner'), records.announcement());
      },
      'an application while its documents are still announced (#12.13)': async () => {
        await enter({ 'uploads/a1': records.upload() });
        await write(as('owner'), records.submission());
      },
    });
  });

  describe('one write', () => {
    const many = (make: (index: number) => Records) =>
      send(Object.assign({}, ...Array.from({ length: 249 }, (_, index) => make(index))) as Records);

    refuses({
      'of 249 applications (#12.13)': many((index) => {
        const digits = String(index).padStart(12, '0');
        return {
          ...records.sent({ number: `#PAN-${records.year}-${digits}` }, owner, {
            id: `m${index}`,
            number: `${digits}0`,
          }),
          [`applicationNumbers/${records.year}-${digits}`]: records.number(`m${index}`),
          [mine]: records.usage('applications', `m${index}`),
        };
      }),
      'of 249 appointments (#12.13)': many((index) => records.booking({}, `m${index}`)),
      'of 249 chunks that are not announced (#12.13)': many((index) => ({
        [`applications/m${index}/chunks/${uid}-1-0`]: records.chunk(),
      })),
      'of 249 deletes of missing records (#12.13)': () => {
        const batch = as('owner').batch();
        for (const id of ids(249))
          batch.delete(as('owner').doc(`appointments/${uid}/booked/${id}`));
        return batch.commit();
      },
      'that deletes a missing invitation (#12.13)': () =>
        as('owner').doc(`invitations/${owner.email}`).delete(),
      'of the same session 249 times (#12.13)': async () => {
        await enter({ [`sessions/${uid}`]: records.session({ seenAt: records.now() }) });
        const batch = as('owner').batch();
        for (let count = 0; count < 249; count += 1) {
          batch.set(as('owner').doc(`sessions/${uid}`), records.session());
        }
        await batch.commit();
      },
    });
  });

  describe('a session', () => {
    const note = (minutes: number) => async () => {
      const seenAt = Timestamp.fromMillis(Date.now() - minutes * 60_000);
      await enter({
        [`members/${uid}`]: records.member(),
        [`sessions/${uid}`]: records.session({ seenAt }),
      });
      await write(as('owner'), { [`sessions/${uid}`]: records.session() });
    };
    allows({
      'an update after six minutes (#12.13)': note(6),
    });
    refuses({
      'an update after four minutes (#12.13)': note(4),
    });
  });
}
