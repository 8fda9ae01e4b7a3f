import { media } from 'shared-ui';
import { styled } from 'styled-components';
import { PaperHead, type PaperHeadProps } from './PaperHead';
import { headStyle } from './sheetStyle';

interface PrintedHeadProps extends Pick<PaperHeadProps, 'children'> {
  /** Undefined if it is not known: then only the children are printed. */
  council: PaperHeadProps['council'] | undefined;
}

/** The council's head on top of a printed page, such as a report or a day sheet; not shown on the screen. */
export function PrintedHead({ council, children }: PrintedHeadProps) {
  return (
    <Head>{council ? <PaperHead council={council}>{children}</PaperHead> : <p>{children}</p>}</Head>
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
