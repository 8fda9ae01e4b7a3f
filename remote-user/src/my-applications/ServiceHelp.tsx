import { HelpPart } from 'shared-area';
import type { Service } from 'shared-data';
import { formatMoney } from 'shared-ui';
import { useApplicationMessages } from './i18n';
import { useServicePapers } from './useServicePapers';

interface ServiceHelpProps {
  /** The service as it is offered now; undefined if it is not. */
  service: Service | undefined;
  /** The fee text of an application; by default the fee of the service. */
  fee?: string | undefined;
}

/** The fee, days and papers of a service. */
export function ServiceHelp({ service, fee }: ServiceHelpProps) {
  const t = useApplicationMessages();
  const papers = useServicePapers(service);
  const usualFee = service && (service.fee > 0 ? formatMoney(service.fee) : t('help.free'));
  const feeText = fee ?? usualFee;
  return (
    <>
      {feeText !== undefined && (
        <HelpPart title={t('help.fee')}>
          <p>{feeText}</p>
        </HelpPart>
      )}
      {service && (
        <HelpPart title={t('help.time')}>
          <p>{t('help.days', { days: service.days })}</p>
        </HelpPart>
      )}
      {papers.length > 0 && (
        <HelpPart title={t('help.papers')}>
          <ul>
            {papers.map(({ text, lang }) => (
              <li key={text} lang={lang}>
                {text}
              </li>
            ))}
          </ul>
        </HelpPart>
      )}
    </>
  );
}
