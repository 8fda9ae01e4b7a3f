import { personNameLimit } from '../texts/plainText';

/**
 * Limits of what can be typed or handed in, in characters unless a comment states another unit. Forms, both stores and
 * firestore.rules use them; firestore/suite compares the rules.
 */
export const limits = {
  personName: personNameLimit,
  email: 320,
  requestedPosition: 200,
  /** Texts that a citizen writes on the form, by field. */
  applicationText: { details: 5000 },
  /** A note, a reason, an answer. */
  note: 1000,
  /** The note that a clerk writes when they hand an application over. */
  assignmentNote: 500,
  fileName: 255,
  /** Bytes of a document: 5 MB (spec.md §9). */
  documentSize: 5 * 1024 * 1024,
  /** Documents that can be sent at once. */
  documentsAtOnce: 10,
  /** Documents of an application, with all that its answers add. */
  documents: 20,
  serviceName: 80,
  /** Documents that a service asks for, and characters of each. */
  serviceDocuments: 10,
  serviceDocument: 200,
  /** Days within which a decision can be promised: a year. */
  serviceDays: 365,
  /** Rupees. */
  serviceFee: 100_000,
  /** Letters and digits of the reference of a UPI payment, at least and at most. */
  upiReference: { least: 6, most: 35 },
  /** Payments of a day that its sheet shows. */
  daySheet: 1000,
  /** Of a service's definition: how many there may be, and characters of each text. */
  definition: {
    sections: 12,
    questions: 60,
    choices: 30,
    papers: 10,
    filesPerPaper: 5,
    sectionTitle: 120,
    label: 200,
    choice: 120,
    hint: 300,
    description: 300,
    category: 60,
    /** All keywords of a service together. */
    keywords: 300,
    /** Of the id of a question or paper, under which answers are stored. */
    id: 64,
    bring: 500,
    /** Days before or after today that a date may be limited to: 150 years. */
    daysFromToday: 54_750,
    /**
     * Texts of its sections, questions, choices and papers, and characters of them all: those of a definition that is as
     * full as the limits above allow.
     */
    texts: { count: 1952, characters: 252_440 },
    /** Further languages, and texts and characters of each: as much as the rules of the live store can count. */
    translations: { languages: 4, texts: 300, characters: 20_000 },
  },
  /** Of the certificate of a definition: characters of its texts, lines of its table, months, and characters of its token. */
  certificate: { title: 120, text: 2000, table: 12, months: 600, signatory: 120, token: 1800 },
  /** Characters of an answer, by the kind of its question; of all answers of an application together. */
  answers: { shortText: 200, longText: 2000, addressLine: 200, all: 20_000 },
  /** Characters of what a clerk writes on one answer or paper; on all of an application together. */
  answerNote: { one: 500, all: 5000 },
  /**
   * Steps in the history of an application; how many of them may open answers for correction, and how many other steps one
   * opening with its answer counts as. A record has 1 MiB: firestore/suite counts it.
   */
  history: { steps: 200, openings: 5, stepsAnOpening: 20 },
  /** Characters of what an application is found by beside its own words: names on its form, and how all names sound. */
  searchedNames: 600,
  settingsLine: 120,
  /** Prepared texts of the council, and languages of each. Each text is a note. */
  preparedTexts: { most: 30, languages: 10 },
  /** Holidays over all years; characters of the advice on overdue applications. */
  holidays: 400,
  overdueAdvice: 1000,
  /** Days for which a form of an earlier version of a service is still accepted. */
  graceDays: 60,
  /** An entry of the log: characters of its texts, and number of word prefixes that it is found by. */
  log: { subject: 200, detail: 500, words: 300 },
  /** Log entries in one exported file. */
  logExport: 5000,
  /** Characters of a search that found nothing, for the search to be counted. */
  missedSearch: { least: 3, most: 40 },
  taskTitle: 200,
  meetingPurpose: 300,
  positionLine: 200,
  positionSkills: 2000,
} as const;
