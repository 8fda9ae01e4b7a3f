import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { revokeSigningKey, useRecords, watchSigningKeys } from 'shared-data';
import type { SigningKey } from 'shared-data/certificates';
import { Button, Card, formatDateTime, Items, Skeleton, StatusTag, theme } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/dialog';
import { useAction } from 'shared-ui/outcome';
import { styled } from 'styled-components';
import { RecordsView } from '../../admin/RecordsView';
import { useProblemMessage } from '../../admin/useProblemMessage';
import { adminPaths } from '../../adminPaths';
import { useKeyMessages } from './i18n';

const [, keysId] = adminPaths.signingKeys.split('#');

/** The keys that sign certificates: their owners, browsers and dates. A lost one is revoked here. */
export function SigningKeys() {
  const t = useKeyMessages();
  const title = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const keys = useRecords(watchSigningKeys);
  const [asked, setAsked] = useState<SigningKey | null>(null);
  const { running, run } = useAction(useProblemMessage());

  // Target of the alerts' links. The settings load after the page, so the browser finds no element to scroll to.
  useEffect(() => {
    if (hash === `#${keysId}`) title.current?.focus();
  }, [hash]);

  const revoke = ({ kid, owner, device }: SigningKey) =>
    run(kid, async () => {
      setAsked(null);
      await revokeSigningKey(kid);
      // The focused button disappears once the key is revoked.
      title.current?.focus();
      return { tone: 'info', text: t('revoked', { name: owner.name, device }) };
    });

  return (
    <Card as="section" aria-labelledby={keysId}>
      <h2 id={keysId} ref={title} tabIndex={-1}>
        {t('title')}
      </h2>
      <Lead>{t('lead')}</Lead>
      <RecordsView
        state={keys}
        failed={t('failed')}
        skeleton={<Skeleton lines={2} height="64px" />}
      >
        {(list) =>
          list.length === 0 ? (
            <p>{t('none')}</p>
          ) : (
            <Keys>
              <Items of={list} keyOf={({ kid }) => kid}>
                {(key) => (
                  <Entry>
                    <KeyText signingKey={key} />
                    {key.revokedAt === undefined && (
                      <Button
                        variant="secondary"
                        size="small"
                        busy={running.has(key.kid)}
                        busyLabel={t('revoking')}
                        aria-label={t('revokeOf', { name: key.owner.name, device: key.device })}
                        onClick={() => setAsked(key)}
                      >
                        {t('revoke')}
                      </Button>
                    )}
                  </Entry>
                )}
              </Items>
            </Keys>
          )
        }
      </RecordsView>
      {asked && (
        <ConfirmDialog
          open
          danger
          title={t('ask')}
          confirmLabel={t('confirm')}
          onConfirm={() => void revoke(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{t('askOf', { name: asked.owner.name, device: asked.device })}</p>
          <p>{t('askText')}</p>
          {asked.isHere && <p>{t('askHere')}</p>}
        </ConfirmDialog>
      )}
    </Card>
  );
}

function KeyText({ signingKey }: { signingKey: SigningKey }) {
  const t = useKeyMessages();
  const { owner, device, createdAt, isHere, revokedAt, revokedBy } = signingKey;
  const moment = (time: string) => formatDateTime(new Date(time));
  return (
    <div>
      <Name>
        {t('of', { name: owner.name, device })}{' '}
        {isHere && <StatusTag tone="info">{t('here')}</StatusTag>}{' '}
        {revokedAt !== undefined && <StatusTag tone="bad">{t('isRevoked')}</StatusTag>}
      </Name>
      <Small>{t('since', { moment: moment(createdAt) })}</Small>
      {revokedAt !== undefined && (
        <Small>
          {revokedBy
            ? t('revokedBy', { moment: moment(revokedAt), name: revokedBy.name })
            : t('revokedOn', { moment: moment(revokedAt) })}
        </Small>
      )}
    </div>
  );
}

const Lead = styled.p`
  margin-bottom: ${theme.space[4]};
  color: ${theme.color.muted};
`;

const Keys = styled.ul`
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  max-width: none;
  padding: ${theme.space[3]} 0;

  & + & {
    border-top: 1px solid ${theme.color.line};
  }
`;

const Name = styled.p`
  font-weight: ${theme.text.strong};
`;

const Small = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
