import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatTrackingNumber, parseTrackingNumber } from 'shared-data/tracking';
import { PageHeading, Skeleton, VisuallyHidden } from 'shared-ui';
import { CouncilName } from '../council/CouncilName';
import { useHydrated } from '../hydration/useHydrated';
import { OfficeHelp } from '../page-frame/OfficeHelp';
import { WorkAndHelp } from '../page-frame/WorkAndHelp';
import { portalPaths } from '../portalPaths';
import { useCode } from '../routing/useCode';
import { Answer } from './Answer';
import { FormattedMessage, useMessages } from './i18n';
import { TrackForm } from './TrackForm';
import { useTracking } from './useTracking';

/** For whoever knows the number of an application: where does it stand? */
export function TrackPage() {
  const t = useMessages();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const typed = decode(useCode());
  const number = parseTrackingNumber(typed);
  const { answer, repeat } = useTracking(number);

  const place = useRef<HTMLDivElement>(null);
  const isAsking = number !== undefined;
  const wasAsking = useRef(isAsking);
  // What stood here before has taken the focus with it; the heading says what is so now.
  useEffect(() => {
    if (answer || (!isAsking && wasAsking.current)) place.current?.querySelector('h1')?.focus();
    wasAsking.current = isAsking;
  }, [answer, isAsking]);

  const help = <OfficeHelp on="track" />;
  if (number !== undefined && answer) {
    return (
      <div ref={place}>
        <WorkAndHelp help={help}>
          <Answer
            answer={answer}
            number={number}
            onRepeat={repeat}
            onAnother={() => void navigate(portalPaths.track)}
          />
        </WorkAndHelp>
      </div>
    );
  }
  // The document was rendered without knowing whether there is a number, so it has no form yet.
  const showsForm = isHydrated && number === undefined;
  return (
    <div ref={place}>
      <PageHeading
        lead={<FormattedMessage id="track.lead" values={{ council: <CouncilName /> }} />}
      >
        {t('track.title')}
      </PageHeading>
      <WorkAndHelp help={help} isWaiting={!showsForm}>
        {showsForm ? (
          <TrackForm
            key={typed}
            mistyped={typed}
            // Only behind #, so that the address can be kept, and no server is told.
            onTrack={(next) => void navigate({ hash: formatTrackingNumber(next) })}
          />
        ) : (
          <div data-needs-script>
            <VisuallyHidden role="status">
              {t(number === undefined ? 'track.loading' : 'track.asking')}
            </VisuallyHidden>
            <Skeleton height="240px" />
          </div>
        )}
      </WorkAndHelp>
    </div>
  );
}

/** Blanks in an address that was typed arrive encoded; what is no encoding is taken as it is. */
function decode(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
