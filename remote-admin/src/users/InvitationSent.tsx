import { Copy, Mail, UserPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useCouncilSettings } from 'shared-area';
import type { Role } from 'shared-auth';
import type { Member } from 'shared-data';
import { Actions, Button, TextField, theme } from 'shared-ui';
import { useAnnounce } from 'shared-platform';
import { styled } from 'styled-components';
import { FormSheet } from '../admin/FormSheet';
import { usePeopleMessages } from './i18n';
import { useMessages } from '../i18n';

/** The registration page of each role (spec.md §2). */
const registrationPaths: Record<Role, string> = {
  user: '/user/register',
  staff: '/staff/request',
  admin: '/admin/register',
};

interface InvitationSentProps {
  member: Member;
  onAnother: () => void;
}

/** The invitation is saved; this shows how to send it to the person. */
export function InvitationSent({ member, onAnother }: InvitationSentProps) {
  const t = usePeopleMessages();
  const tAdmin = useMessages();
  const announce = useAnnounce();
  const title = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const council = useCouncilSettings()?.name;
  const { name, email, role } = member;
  const link = new URL(registrationPaths[role], document.baseURI).href;
  const mail =
    council !== undefined &&
    `mailto:${encodeURIComponent(email)}?${mailParts({
      subject: t('invite.mailSubject', { council }),
      body: t('invite.mailText', { name, council, link }),
    })}`;

  useEffect(() => title.current?.focus(), []);

  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      announce(t('invite.copied'));
    } catch {
      // Copying is not allowed here: the link stays selected in its field, to be copied by hand.
    }
  }

  return (
    <FormSheet>
      <Title ref={title} tabIndex={-1}>
        {t('invite.done', { name, role: tAdmin(`role.${role}`) })}
      </Title>
      <Text>{t('invite.doneText')}</Text>
      <TextField ref={field} label={t('invite.link')} value={link} readOnly />
      <Ways>
        {mail && (
          <MailLink href={mail}>
            <Mail size={20} aria-hidden="true" />
            {t('invite.mail')}
          </MailLink>
        )}
        <Button
          variant="secondary"
          icon={<Copy size={20} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {t('invite.copy')}
        </Button>
        <Button
          variant="quiet"
          icon={<UserPlus size={20} aria-hidden="true" />}
          onClick={onAnother}
        >
          {t('invite.another')}
        </Button>
      </Ways>
    </FormSheet>
  );
}

function mailParts(parts: Record<string, string>): string {
  return Object.entries(parts)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');
}

const Title = styled.h2`
  margin-bottom: ${theme.space[2]};
`;

const Text = styled.p`
  margin-bottom: ${theme.space[4]};
  color: ${theme.color.muted};
`;

const Ways = styled(Actions)`
  margin-top: ${theme.space[4]};
`;

const MailLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.target};
  padding: 0 ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.primary};
  color: ${theme.color.onPrimary};
  font-weight: ${theme.text.strong};
  text-decoration: none;

  &:hover {
    background: ${theme.color.primaryHover};
  }
`;
