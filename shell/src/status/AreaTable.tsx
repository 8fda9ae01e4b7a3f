import { useSyncExternalStore } from 'react';
import { Skeleton, StatusTag, type StatusTagProps } from 'shared-ui';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from 'shared-ui/table';
import { type AreaName, areaNames } from '../areas/area';
import { areas } from '../areas/areas';
import { findFailures } from '../areas/buildHistory';
import type { AreaState } from '../areas/createAreas';
import { errorMessage } from '../monitoring/portalEvents';
import { useMessages as usePortalMessages } from '../i18n';
import type { DeployedBuild } from './useDeployedBuilds';
import { useMessages } from './i18n';

const tones: Record<AreaState['status'], StatusTagProps['tone']> = {
  idle: 'neutral',
  loading: 'info',
  ready: 'good',
  failed: 'bad',
};

interface AreaTableProps {
  /** Undefined until they are known: the rows are rendered without them. */
  builds: readonly DeployedBuild[] | undefined;
}

export function AreaTable({ builds }: AreaTableProps) {
  const t = useMessages();
  const columns = ['area', 'version', 'build', 'origin', 'state', 'failures', 'lastError'] as const;
  return (
    <Table caption={t('status.table')} captionHidden>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableHeader key={column}>{t(`status.${column}`)}</TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {areaNames.map((area) => (
          <AreaRow key={area} area={area} deployed={builds?.find((build) => build.area === area)} />
        ))}
      </TableBody>
    </Table>
  );
}

interface AreaRowProps {
  area: AreaName;
  deployed: DeployedBuild | undefined;
}

function AreaRow({ area, deployed }: AreaRowProps) {
  const t = useMessages();
  const portalMessages = usePortalMessages();
  const state = useSyncExternalStore(areas.subscribe, () => areas.getState(area));
  const failures = [...findFailures(area)].map(([build, count]) =>
    t('status.failuresOf', { build, count: String(count) }),
  );
  const lastError = state.status === 'failed' ? errorMessage(state.error) : deployed?.error;
  const once = (found: string | undefined) =>
    deployed ? found : <Skeleton width="min(12ch, 40vw)" height="1.5em" />;
  return (
    <TableRow>
      <TableCell header label={t('status.area')}>
        {portalMessages(`area.${area}`)}
      </TableCell>
      <TableCell label={t('status.version')}>
        {once(deployed?.version ?? t('status.notListed'))}
      </TableCell>
      <TableCell label={t('status.build')}>
        {once(deployed?.build ?? t('status.unreachable'))}
      </TableCell>
      <TableCell long label={t('status.origin')}>
        {once(deployed?.entry ? new URL(deployed.entry).origin : t('status.none'))}
      </TableCell>
      <TableCell label={t('status.state')}>
        <StatusTag tone={tones[state.status]}>
          {state.status === 'ready'
            ? t(state.area.canaryLimit === undefined ? 'status.ready' : 'status.canary', {
                version: state.area.version,
              })
            : t(`status.${state.status}`)}
        </StatusTag>
      </TableCell>
      <TableCell long label={t('status.failures')}>
        {failures.join(', ') || t('status.none')}
      </TableCell>
      <TableCell long label={t('status.lastError')}>
        {once(lastError ?? t('status.none'))}
      </TableCell>
    </TableRow>
  );
}
