import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SummaryList } from 'shared-ui';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { TrackingLine, useTrackingRows } from './TrackingLine';

const application = { trackingNumber: '7K2MQ9XD04TT0' };

function Rows({ of }: { of: { trackingNumber?: string } }) {
  return <SummaryList rows={useTrackingRows(of)} />;
}

describe('TrackingLine', () => {
  it('shows the number in groups, and links to the page that tracks it (#19.1)', async () => {
    const { container } = renderPortal(<TrackingLine application={application} />);
    expect(container).toHaveTextContent('Tracking number: 7K2M-Q9XD-04TT-0');
    const link = screen.getByRole('link', { name: '7K2M-Q9XD-04TT-0' });
    expect(link).toHaveAttribute('href', '/track#7K2M-Q9XD-04TT-0');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('renders nothing if there is no number (#19.1)', () => {
    renderPortal(<TrackingLine application={{}} />);
    expect(screen.queryByText(/Tracking number/)).not.toBeInTheDocument();
  });
});

describe('the row with the tracking number', () => {
  it('links to the page that tracks it (#19.1)', () => {
    renderPortal(<Rows of={application} />);
    expect(screen.getByRole('term')).toHaveTextContent('Tracking number');
    expect(screen.getByRole('link', { name: '7K2M-Q9XD-04TT-0' })).toBeVisible();
  });

  it('does not render if there is no number (#19.1)', () => {
    renderPortal(<Rows of={{}} />);
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
  });
});
