'use client';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { DemoLogins } from '#components/sign-in/demo-logins.tsx';
import { type SignInProblem, submitSignIn } from '#components/sign-in/submit-sign-in.ts';
import { Button } from '#components/ui/button.tsx';
import { Failure } from '#components/ui/failure.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { DemoLogin } from '#lib/demo-logins.ts';
import { useHydrated } from '#lib/use-hydrated.ts';

interface SignInFormProps {
  returnTo: string;
  /** The person was signed in, and the session is over. */
  ended: boolean;
  logins: readonly DemoLogin[];
}

/** E-mail and password; on the demo, its logins with one press each. */
export function SignInForm({ returnTo, ended, logins }: SignInFormProps) {
  const t = useTranslations('signIn');
  const ready = useHydrated();
  const [pending, setPending] = useState<string | null>(null);
  const [problem, setProblem] = useState<SignInProblem | null>(null);

  const signIn = async (email: string, password: string) => {
    setPending(email);
    setProblem(null);
    const refused = await submitSignIn(email, password);
    if (refused) {
      setProblem(refused);
      setPending(null);
    } else {
      // A full load: the page behind is rendered for the person who has just arrived.
      location.assign(returnTo);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    void signIn(String(fields.get('email')), String(fields.get('password')));
  };

  return (
    <>
      {/* Sent by the browser itself, a password would stand in the address or the page be lost. */}
      <form method="post" onSubmit={submit} className="my-auto flex flex-col gap-4">
        <h1 className="mb-1 text-28 tracking-[-.022em]">{t('title')}</h1>
        {ended && !problem && <p className="text-14 text-ink-2">{t('ended')}</p>}
        <TextField
          label={t('email')}
          name="email"
          type="email"
          size="large"
          required
          maxLength={320}
          autoComplete="username"
        />
        <TextField
          label={t('password')}
          name="password"
          type="password"
          size="large"
          required
          maxLength={1000}
          autoComplete="current-password"
        />
        {problem && <Failure>{t(`problem.${problem.reason}`, { minutes: problem.waitMinutes })}</Failure>}
        <Button
          type="submit"
          variant="first"
          size="large"
          busy={pending !== null}
          disabled={!ready}
          className="disabled:border-hand! disabled:bg-hand! disabled:text-on-hand!"
        >
          {t('submit')}
        </Button>
      </form>
      {logins.length > 0 && <DemoLogins logins={logins} pending={pending} ready={ready} onChoose={signIn} />}
    </>
  );
}
