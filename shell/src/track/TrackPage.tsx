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

/** Shows the status of an application to anybody who knows its number. */
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
  // The focus was lost with the previous content; the new heading states the result.
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
            // Only after #, so that the address can be bookmarked, and no server receives the number.
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

/** Spaces in a typed address are encoded; text that cannot be decoded is used as it is. */
function decode(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
