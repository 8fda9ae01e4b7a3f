import { CardList, media, Skeleton, theme } from 'shared-ui';
import { styled } from 'styled-components';

interface ActivityListSkeletonProps {
  count: number;
}

/** The skeleton of the list of activities while it loads, as high as the list. */
export function ActivityListSkeleton({ count }: ActivityListSkeletonProps) {
  return (
    <CardList as="div" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <Row key={place}>
          <Skeleton width="70%" height="20px" />
          <Skeleton width="40%" height="16px" />
        </Row>
      ))}
    </CardList>
  );
}

const Row = styled.div`
  display: grid;
  align-content: center;
  gap: ${theme.space[2]};
  min-height: 69px;
  padding: ${theme.space[3]} 0;

  /* Most headlines have two lines there. */
  ${media.mobile} {
    min-height: 93px;
  }
`;
