import { openRecords, type Application } from 'shared-data';
import type { Certificate } from 'shared-data/certificates';

/** Mocks the records as if certificates had been issued for an application. Needs `restoreAllMocks`. */
export async function showCertificates(
  certificates: Certificate[],
  changes: Partial<Application> = {},
): Promise<void> {
  const { applications, certificates: records } = await openRecords();
  jest.spyOn(records, 'watchOf').mockReturnValue(({ next }) => {
    next(certificates);
    return () => undefined;
  });
  const withChanges = (application: Application): Application =>
    application.id === certificates[0]?.applicationId
      ? { ...application, status: 'approved', certificate: certificates[0].number, ...changes }
      : application;

  const watchMine = applications.watchMine.bind(applications);
  jest.spyOn(applications, 'watchMine').mockImplementation((uid) => {
    const watch = watchMine(uid);
    return ({ next, error }) => watch({ next: (all) => next(all.map(withChanges)), error });
  });
  const watchPage = applications.watchPage.bind(applications);
  jest.spyOn(applications, 'watchPage').mockImplementation((query) => {
    const watch = watchPage(query);
    return ({ next, error }) =>
      watch({ next: (page) => next({ ...page, rows: page.rows.map(withChanges) }), error });
  });
}
