'use client';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { linkLook } from '#components/ui/link-look.ts';
import { Payload } from '#components/ui/payload.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { apiAddress, referenceAddress } from '#lib/api-call/api-address.ts';
import type { ApiCall } from '#lib/api-call/api-call.ts';
import { type CallLanguage, callLanguages, callSnippet, TOKEN_VARIABLE } from '#lib/api-call/call-snippet.ts';
import { paths } from '#lib/paths.ts';
import { usePerson } from '#lib/person.tsx';

/** More would be a program rather than an example. */
const MOST_CALLS = 25;

const labels: Record<CallLanguage, string> = { curl: 'curl', javascript: 'JavaScript', python: 'Python' };

/** Calls in a language of choice, ready to be copied, with what they need and where they are described. */
export function ShownCalls({ calls, isUnchanged }: { calls: readonly ApiCall[]; isUnchanged: boolean }) {
  const t = useTranslations('apiCall');
  const { kind } = usePerson();
  const [language, setLanguage] = useState<CallLanguage>('curl');
  const [apiUrl] = useState(apiAddress);
  const shown = calls.slice(0, MOST_CALLS);
  const [first] = shown;
  if (!first) return null;
  const code = callSnippet(language, shown, apiUrl);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 font-mono text-12 wrap-anywhere">
        <b>{first.method}</b>
        {apiUrl}
        {first.path}
      </p>
      {isUnchanged && <p className="text-ink-2">{t('unchanged')}</p>}
      {calls.length > 1 && (
        <p className="text-ink-2">
          {t('several', { count: calls.length })}{' '}
          {calls.length > shown.length && t('first', { shown: shown.length, count: calls.length })}
        </p>
      )}
      <div className="flex flex-col">
        <div className="flex items-center gap-3 pb-2">
          <Segmented
            label={t('language')}
            value={language}
            options={callLanguages.map((value) => ({ value, label: labels[value] }))}
            onChange={setLanguage}
          />
          <span className="ml-auto">
            <CopyButton text={code} label={t('copy')} />
          </span>
        </div>
        <Payload label={labels[language]} wrap={false} className="max-h-[min(24rem,45vh)] bg-sunk p-3">
          {code}
        </Payload>
      </div>
      <p className="text-pretty text-ink-2">
        {t.rich('token', {
          scope: () => <code className="font-mono text-12 text-ink">{first.scope}</code>,
          variable: () => <code className="font-mono text-12 text-ink">{TOKEN_VARIABLE}</code>,
        })}
      </p>
      <p className="flex flex-wrap gap-x-5">
        <a
          className={linkLook}
          href={referenceAddress(apiUrl, first.operationId)}
          target="_blank"
          rel="noreferrer"
        >
          {t('reference')}
        </a>
        {kind === 'credential' && (
          <Link className={linkLook} href={paths.settings('tokens')} prefetch={false}>
            {t('tokens')}
          </Link>
        )}
      </p>
    </>
  );
}
