import { useTranslations } from 'next-intl';
import { ShownOnce } from '#components/ui/shown-once.tsx';
import type { MadeToken } from '#lib/tokens/create-token.ts';

interface MadeTokenPanelProps {
  token: MadeToken;
  /** Where the Partner API is, for the example. */
  apiUrl: string;
  onStored: () => void;
}

/** The token that was made, and how to try it. */
export function MadeTokenPanel({ token, apiUrl, onStored }: MadeTokenPanelProps) {
  const t = useTranslations('settings.tokens.made');
  return (
    <ShownOnce label={t('label')} title={token.name} secret={token.token} onStored={onStored}>
      <p className="flex gap-4 text-12 max-md:flex-col max-md:gap-1">
        <span className="text-ink-2">{t('try')}</span>
        <code className="font-mono break-all">{`curl -H "Authorization: Bearer xpat_…" ${apiUrl}/api/v1/listings/`}</code>
      </p>
    </ShownOnce>
  );
}
