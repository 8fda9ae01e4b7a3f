import type { FilledForm, SignedInApplicant, Watch } from 'shared-model';
import type { OwnPeople } from './accountsForEachTest';
import type { RecordStore } from '../../features/RecordStore';
import type { OpenForTest } from '../../store/testing/OpenForTest';
import { byAdmin, byStaff, citizen, otherCitizen } from '../../store/testing/records';
import type { councilForEachTest, Person } from './councilForEachTest';

type OpenPerson = ReturnType<typeof councilForEachTest>['open'];

/**
 * One store that runs each call with the store of a person who is permitted to make it: the contract suite uses
 * one store, while on the live store several people are needed.
 * @param offer adds a service to the council's offer: the suites apply for any service
 * @param ownPeople the calls that people make about themselves, including people without a member record
 */
export function storeOfEverybody(
  open: OpenPerson,
  offer: (service: string, form?: FilledForm) => Promise<void>,
  ownPeople: OwnPeople,
): OpenForTest {
  return async () => {
    const opened = new Map<string, Promise<RecordStore>>();

    function storeOf(person: Person): Promise<RecordStore> {
      const store = opened.get(person.uid) ?? open(person);
      opened.set(person.uid, store);
      return store;
    }
    // Staff and admins apply with the account that they work with.
    const asCitizen = ({ uid, name, email }: SignedInApplicant) => {
      const role = [byStaff, byAdmin].find((person) => person.uid === uid)?.role ?? 'user';
      return storeOf({ uid, name, email, role });
    };
    const own = (uid: string) => {
      const known = [citizen, otherCitizen].find((person) => person.uid === uid);
      return known ? asCitizen(known) : storeOf({ uid, name: uid, role: 'user' });
    };
    const staff = () => storeOf(byStaff);
    const admin = await storeOf(byAdmin);

    const { people, services, settings, tasks, reports } = admin;
    return {
      ...admin,
      applications: {
        ...admin.applications,
        submit: async (draft, applicant, options) => {
          await offer(draft.service, draft.form);
          return (await asCitizen(applicant)).applications.submit(draft, applicant, options);
        },
        move: async (id, move) => {
          const mover = move.by.role === 'user' ? own(move.by.uid) : storeOf({ ...move.by });
          return (await mover).applications.move(id, move);
        },
        watchMine: (uid) => later(own(uid), (store) => store.applications.watchMine(uid)),
      },
      certificates: {
        ...admin.certificates,
        revoke: async (id, change) =>
          (await storeOf({ ...change.by })).certificates.revoke(id, change),
        replace: async (id, change) =>
          (await storeOf({ ...change.by })).certificates.replace(id, change),
        revokeKey: async (kid, by) => (await storeOf({ ...by })).certificates.revokeKey(kid, by),
      },
      payments: {
        ...admin.payments,
        record: async (id, payment) =>
          (await storeOf({ ...payment.by })).payments.record(id, payment),
        cancel: async (receipt, cancelling) =>
          (await storeOf({ ...cancelling.by })).payments.cancel(receipt, cancelling),
      },
      worklist: {
        ...admin.worklist,
        takeNext: async (by, service) => (await storeOf({ ...by })).worklist.takeNext(by, service),
        assign: async (id, assignment) =>
          (await storeOf({ ...assignment.by })).worklist.assign(id, assignment),
      },
      people: {
        ...people,
        ...ownPeople,
        decideRequest: async (uid, decision) =>
          (await storeOf({ ...decision.by })).people.decideRequest(uid, decision),
      },
      log: {
        ...admin.log,
        note: async (act, by) => (await storeOf({ ...by })).log.note(act, by),
      },
      searches: {
        ...admin.searches,
        noteMiss: async (term) => (await own(citizen.uid)).searches.noteMiss(term),
      },
      services,
      settings,
      reports,
      tasks: {
        ...tasks,
        create: async (draft, by) => (await storeOf({ ...by })).tasks.create(draft, by),
        complete: async (id) => (await staff()).tasks.complete(id),
      },
      citizenDashboard: {
        watch: (uid) => later(own(uid), (store) => store.citizenDashboard.watch(uid)),
        watchActivities: (uid) =>
          later(own(uid), (store) => store.citizenDashboard.watchActivities(uid)),
        watchMessages: (uid) =>
          later(own(uid), (store) => store.citizenDashboard.watchMessages(uid)),
        watchTasks: (uid) => later(own(uid), (store) => store.citizenDashboard.watchTasks(uid)),
        watchProjects: admin.citizenDashboard.watchProjects,
        readMessage: async (uid, id) => (await own(uid)).citizenDashboard.readMessage(uid, id),
        seeDecision: async (uid, id) => (await own(uid)).citizenDashboard.seeDecision(uid, id),
        changeTask: async (uid, id, done) =>
          (await own(uid)).citizenDashboard.changeTask(uid, id, done),
      },
      staffProfile: {
        watch: (uid) => later(own(uid), (store) => store.staffProfile.watch(uid)),
        begin: async (uid, person) => (await own(uid)).staffProfile.begin(uid, person),
      },
      payslips: { watch: (uid) => later(own(uid), (store) => store.payslips.watch(uid)) },
      appointments: {
        watch: (uid) => later(own(uid), (store) => store.appointments.watch(uid)),
        book: async (uid, appointment) => (await own(uid)).appointments.book(uid, appointment),
        cancel: async (uid, id) => (await own(uid)).appointments.cancel(uid, id),
      },
      positionApplications: {
        saveDraft: async (uid, ...draft) =>
          (await own(uid)).positionApplications.saveDraft(uid, ...draft),
        findDraft: async (uid) => (await own(uid)).positionApplications.findDraft(uid),
        discardDraft: async (uid) => (await own(uid)).positionApplications.discardDraft(uid),
        submit: async (uid, ...application) =>
          (await own(uid)).positionApplications.submit(uid, ...application),
        watchMine: (uid) => later(own(uid), (store) => store.positionApplications.watchMine(uid)),
      },
      close() {
        for (const store of opened.values()) void store.then((each) => each.close());
      },
    };
  };
}

function later<T>(store: Promise<RecordStore>, choose: (store: RecordStore) => Watch<T>): Watch<T> {
  return (observer) => {
    let stop: (() => void) | undefined;
    let isEnded = false;
    void store.then((opened) => {
      if (!isEnded) stop = choose(opened)(observer);
    });
    return () => {
      isEnded = true;
      stop?.();
    };
  };
}
