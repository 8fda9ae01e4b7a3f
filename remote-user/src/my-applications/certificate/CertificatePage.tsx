import { useLocation, useSearchParams } from 'react-router-dom';
import { BackLink } from 'shared-area';
import { useRecords, watchCertificates, type Application } from 'shared-data';
import { ButtonLink, EmptyState, PageHeading } from 'shared-ui';
import { RecordsView } from '../../citizen/RecordsView';
import { userPaths } from '../../userPaths';
import { MyApplication } from '../MyApplication';
import { useCertificateMessages } from './i18n';
import { MyCertificate } from './MyCertificate';

/** `/user/applications/:id/certificate`: the certificate, to print, to share and to save. */
export function CertificatePage() {
  return (
    <MyApplication>{(application) => <Certificates application={application} />}</MyApplication>
  );
}

/** The latest certificate of an application, or the one with the number in the address. */
function Certificates({ application: { id } }: { application: Application }) {
  const t = useCertificateMessages();
  // Passed on, so that the application still links back to the list that it was opened from.
  const { state: opened } = useLocation() as { state: unknown };
  const [search] = useSearchParams();
  const certificates = useRecords(watchCertificates, id);
  const all = certificates.status === 'ready' ? certificates.data : [];
  const shown = all.find(({ number }) => number === search.get('number')) ?? all[0];

  return (
    <>
      <BackLink to={userPaths.application(id)} state={opened}>
        {t('back')}
      </BackLink>
      {shown ? (
        <MyCertificate
          key={shown.number}
          certificate={shown}
          others={all.filter((one) => one !== shown)}
        />
      ) : (
        <>
          <PageHeading>{t('title')}</PageHeading>
          <RecordsView state={certificates} failed={t('failed')} loading={t('loading')}>
            {() => (
              <EmptyState
                title={t('none')}
                drawing="documents"
                action={<ButtonLink to={userPaths.application(id)}>{t('back')}</ButtonLink>}
              >
                {t('noneText')}
              </EmptyState>
            )}
          </RecordsView>
        </>
      )}
    </>
  );
}
