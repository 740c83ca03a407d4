import { useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import type { DemoLogin } from '#lib/demo-logins.ts';

interface DemoLoginsProps {
  logins: readonly DemoLogin[];
  pending: string | null;
  ready: boolean;
  onChoose: (email: string, password: string) => void;
}

/** The people of the demo. One press signs in as one of them. */
export function DemoLogins({ logins, pending, ready, onChoose }: DemoLoginsProps) {
  const t = useTranslations('signIn');
  return (
    <section>
      <h2 className="border-line-2 border-b pb-1.5 text-13 leading-5 tracking-normal">{t('demo')}</h2>
      <ul>
        {logins.map(({ email, password, role, name }) => (
          <li key={email} className="border-line border-b">
            <button
              type="button"
              disabled={pending !== null || !ready}
              onClick={() => onChoose(email, password)}
              className="flex h-12 w-full items-center gap-3 text-left hover:bg-hover"
            >
              <span className="flex min-w-0 flex-1 flex-col">
                <b className="truncate">{name ?? email}</b>
                {name && <span className="truncate text-12 leading-4 text-ink-2">{email}</span>}
              </span>
              <span className="text-ink-2">{t(`role.${role}`)}</span>
              <span className="text-ink-3">
                {pending === email ? <Spinner /> : <Icon name="chevron-right" size={14} />}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
