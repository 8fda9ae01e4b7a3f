import { useParams } from 'react-router-dom';
import { BackLink, InFirstLanguage } from 'shared-area';
import { useRecords, watchServiceDesign } from 'shared-data';
import { ButtonLink, EmptyState, PageHeading, Skeleton } from 'shared-ui';
import { hasName } from '../admin/hasName';
import { RecordsView } from '../admin/RecordsView';
import { adminPaths } from '../adminPaths';
import { Designer } from './Designer';
import { FormattedMessage, useMessages } from './i18n';

/** `/admin/services/:id`: the name, fee and days of a service, its questions and its papers. */
export function DescribeServicePage() {
  const t = useMessages();
  const { id = '' } = useParams();
  const design = useRecords(watchServiceDesign, id);
  const found = design.status === 'ready' && !design.stale ? design.data : undefined;
  const isGone = design.status === 'failed' && hasName(design.error, 'RecordNotFoundError');

  return (
    <>
      <BackLink to={adminPaths.services}>{t('page.back')}</BackLink>
      <PageHeading lead={t('page.lead')} documentTitle={t('page.documentTitle')}>
        {found ? (
          <FormattedMessage
            id={found.service.version === 0 ? 'page.describe' : 'page.edit'}
            values={{ name: <InFirstLanguage>{found.service.name}</InFirstLanguage> }}
          />
        ) : (
          t('page.documentTitle')
        )}
      </PageHeading>
      {isGone ? (
        <EmptyState
          title={t('page.gone')}
          drawing="lost"
          action={<ButtonLink to={adminPaths.services}>{t('page.back')}</ButtonLink>}
        >
          {t('page.goneText')}
        </EmptyState>
      ) : (
        <RecordsView
          state={design}
          failed={t('page.failed')}
          skeleton={<Skeleton height="420px" />}
        >
          {(data) => <Designer key={data.service.id} design={data} />}
        </RecordsView>
      )}
    </>
  );
}
