import { Pencil, Trash2 } from 'lucide-react';
import { ControlText, InFirstLanguage, InLanguage, Listed, useServiceName } from 'shared-area';
import type { Service } from 'shared-data';
import { Actions, Button, ButtonLink, Card, formatMoney, StatusTag, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { adminPaths } from '../adminPaths';
import { ServicesMessage, useServicesMessages } from './i18n';

interface ServiceEntryProps {
  service: Service;
  /** Whether another service in the list has the same name. */
  isTwice: boolean;
  onRemove: () => void;
}

/** One service: its terms, and its actions. */
export function ServiceEntry({ service, isTwice, onRemove }: ServiceEntryProps) {
  const t = useServicesMessages();
  const { id, documents, days, fee, version } = service;
  const { text, lang } = useServiceName(service.name);
  const name = <InLanguage lang={lang}>{text}</InLanguage>;
  return (
    <Entry as="li">
      <About>
        <Name>
          {name}
          {isTwice && <StatusTag tone="warn">{t('twice')}</StatusTag>}
        </Name>
        <Terms>
          <span>{t('days', { days })}</span>
          <span>{fee === 0 ? t('free') : t('fee', { fee: formatMoney(fee) })}</span>
          <span>{version === 0 ? t('notDescribed') : t('version', { version })}</span>
        </Terms>
        <Terms>
          {documents.length === 0 ? (
            t('noDocuments')
          ) : (
            <span>
              <ServicesMessage
                id="documents"
                values={{
                  documents: (
                    <Listed>
                      {documents.map((name) => (
                        <InFirstLanguage key={name}>{name}</InFirstLanguage>
                      ))}
                    </Listed>
                  ),
                }}
              />
            </span>
          )}
        </Terms>
      </About>
      <Actions>
        <ButtonLink
          to={adminPaths.service(id)}
          variant="secondary"
          size="small"
          icon={<Pencil size={18} aria-hidden="true" />}
        >
          <ControlText name={<ServicesMessage id="editOf" values={{ name }} />}>
            {t('edit')}
          </ControlText>
        </ButtonLink>
        <Button
          variant="secondary"
          size="small"
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={onRemove}
        >
          <ControlText name={<ServicesMessage id="removeOf" values={{ name }} />}>
            {t('remove')}
          </ControlText>
        </Button>
      </Actions>
    </Entry>
  );
}

const Entry = styled(Card)`
  max-width: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[6]};
  padding-block: ${theme.space[4]};
`;

const About = styled.div`
  flex: 1 1 min(100%, 20rem);
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  font-size: ${theme.text.size18};
  font-weight: ${theme.text.heading};
`;

const Terms = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  margin-top: ${theme.space[1]};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
