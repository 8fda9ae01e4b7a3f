import { media } from 'shared-ui';
import { styled } from 'styled-components';
import { PaperHead, type PaperHeadProps } from './PaperHead';
import { headStyle } from './sheetStyle';

/** The council's head on top of a printed page, such as a report or a day sheet; not shown on the screen. */
export function PrintedHead(props: PaperHeadProps) {
  return (
    <Head>
      <PaperHead {...props} />
    </Head>
  );
}

const Head = styled.div`
  display: none;

  ${media.print} {
    display: block;
    margin-bottom: 6mm;
  }

  ${headStyle('&')}

  p {
    max-width: none;
  }

  svg {
    width: 14mm;
  }
`;
