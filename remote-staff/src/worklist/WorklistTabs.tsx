import { Link } from 'react-router-dom';
import type { WorklistCounts } from 'shared-data';
import { worklistTabs } from 'shared-data/model';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useWorklistMessages } from './i18n';
import type { WorklistAddress } from './useWorklistAddress';

interface WorklistTabsProps {
  address: WorklistAddress;
  /** Undefined while the counts are loading. */
  counts: WorklistCounts | undefined;
}

/** The parts of the work list, as links with their own addresses. */
export function WorklistTabs({ address, counts }: WorklistTabsProps) {
  const t = useWorklistMessages();
  return (
    <nav aria-label={t('tabs')}>
      <Tabs>
        {worklistTabs.map((tab) => (
          <li key={tab}>
            <Tab
              to={address.searchOf(tab)}
              preventScrollReset
              aria-current={tab === address.tab ? 'page' : undefined}
            >
              {t(`tab.${tab}`)} <Count>{counts && t('count', { count: counts[tab] })}</Count>
            </Tab>
          </li>
        ))}
      </Tabs>
    </nav>
  );
}

const Tabs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[6]};
  margin-bottom: ${theme.space[4]};
  padding: 0;
  border-bottom: 1px solid ${theme.color.line};
  list-style: none;
`;

const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.target};
  border-bottom: 3px solid transparent;
  color: ${theme.color.muted};
  text-decoration: none;

  &:hover {
    border-bottom-color: ${theme.color.control};
    color: ${theme.color.ink};
  }

  &[aria-current='page'] {
    border-bottom-color: ${theme.color.accent};
    color: ${theme.color.ink};
    font-weight: ${theme.text.strong};
  }
`;

/** Its space is reserved before the count loads. */
const Count = styled.span`
  min-width: 36px;
  min-height: 1.5em;
  padding: 0 ${theme.space[2]};
  border-radius: 999px;
  background: ${theme.color.neutralGround};
  color: ${theme.color.ink};
  font-size: ${theme.text.size14};
  font-variant-numeric: tabular-nums;
  font-weight: 400;
  text-align: center;
`;
