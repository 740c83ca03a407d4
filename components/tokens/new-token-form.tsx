'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#components/ui/button.tsx';
import { Failure } from '#components/ui/failure.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import {
  MAXIMUM_TOKEN_NAME_LENGTH,
  personalAccessTokenCreationSchema,
} from '#contract/console/personal-access-tokens.ts';
import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import type { PersonalTokenScope } from '#contract/scopes.ts';
import { todayIn } from '#lib/calendar/today.ts';
import { ReadError } from '#lib/read.ts';
import { createToken, type MadeToken } from '#lib/tokens/create-token.ts';
import { tokensKey } from '#lib/tokens/list-tokens.ts';
import { ScopeChoice } from './scope-choice.tsx';

const reminders = ['none', '30', '90', '180', '365'] as const;

const schema = personalAccessTokenCreationSchema
  .pick({ name: true, scopes: true })
  .extend({ reminder: z.enum(reminders) });
type NewToken = z.infer<typeof schema>;

interface NewTokenFormProps {
  available: readonly PersonalTokenScope[];
  onMade: (token: MadeToken) => void;
  onCancel: () => void;
}

/** Name, reminder and scopes of a token to be. */
export function NewTokenForm({ available, onMade, onCancel }: NewTokenFormProps) {
  const t = useTranslations('settings.tokens.form');
  const common = useTranslations('common');
  const queries = useQueryClient();
  const form = useForm<NewToken>({
    resolver: zodResolver(schema),
    defaultValues: { name: '', scopes: [], reminder: 'none' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ name, scopes, reminder }) => {
    const today = todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
    const remindOn = reminder === 'none' ? null : toIsoDate(toEpochDay(today) + Number(reminder));
    try {
      const token = await createToken({ name, scopes, 'remind-on': remindOn });
      await queries.invalidateQueries({ queryKey: tokensKey });
      onMade(token);
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      const field = (['name', 'scopes'] as const).find((name) => error.pointer?.includes(`/${name}`));
      const message = error.status === 0 ? t('unreachable') : error.message;
      form.setError(field ?? 'root', { type: 'server', message });
    }
  });
  const said = (error: { type?: unknown; message?: string } | undefined, own: string) =>
    error && (error.type === 'server' ? error.message : own);

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5 border-line-2 border-b py-4">
      <div className="flex max-w-xl gap-4 max-md:flex-col">
        <TextField
          {...form.register('name')}
          label={t('name')}
          autoFocus
          autoComplete="off"
          maxLength={MAXIMUM_TOKEN_NAME_LENGTH}
          className="flex-1"
          error={said(errors.name, t('nameMissing'))}
        />
        <Controller
          control={form.control}
          name="reminder"
          render={({ field: { value, onChange } }) => (
            <Select
              label={t('reminder')}
              value={value}
              onChange={onChange}
              options={reminders.map((days) => ({
                value: days,
                label: days === 'none' ? t('noReminder') : t('remindIn', { days: Number(days) }),
              }))}
              className="md:w-44"
            />
          )}
        />
      </div>
      <Controller
        control={form.control}
        name="scopes"
        render={({ field: { value, onChange } }) => (
          <ScopeChoice
            available={available}
            chosen={value}
            onChange={onChange}
            error={said(errors.scopes, t('scopesMissing'))}
          />
        )}
      />
      {errors.root && <Failure>{errors.root.message}</Failure>}
      <div className="flex gap-2">
        <Button variant="first" type="submit" busy={isSubmitting}>
          {t('create')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}
