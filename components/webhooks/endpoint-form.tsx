'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#components/ui/button.tsx';
import { Failure } from '#components/ui/failure.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { EventChoice } from '#components/webhooks/event-choice.tsx';
import { PingNote } from '#components/webhooks/ping-note.tsx';
import { EVENT_TYPES, EVERY_EVENT } from '#contract/events.ts';
import { deliveriesKey } from '#lib/deliveries/list-deliveries.ts';
import { ReadError } from '#lib/read.ts';
import { choosableEvents } from '#lib/webhooks/choosable-events.ts';
import type { PingResult } from '#lib/webhooks/ping.ts';
import { endpointKey, type WebhookEndpoint } from '#lib/webhooks/read-endpoint.ts';
import { PingFailedError, saveEndpoint } from '#lib/webhooks/save-endpoint.ts';

const MAXIMUM_URL_LENGTH = 2048;

const schema = z.object({
  url: z.url({ protocol: /^https?$/ }).max(MAXIMUM_URL_LENGTH),
  events: z.array(z.enum([EVERY_EVENT, ...EVENT_TYPES])).min(1),
});
type Settings = z.infer<typeof schema>;

interface EndpointFormProps {
  endpoint: WebhookEndpoint;
  /** @param result what the ping came to, where that can be told */
  onSaved: (result: PingResult | null) => void;
  onCancel: (() => void) | undefined;
}

/** Address and events. They are saved when the address has taken a signed ping, and only then. */
export function EndpointForm({ endpoint, onSaved, onCancel }: EndpointFormProps) {
  const t = useTranslations('settings.webhooks');
  const common = useTranslations('common');
  const queries = useQueryClient();
  const [failedPing, setFailedPing] = useState<PingResult | null>(null);
  const form = useForm<Settings>({
    resolver: zodResolver(schema),
    defaultValues: { url: endpoint['webhook-url'], events: endpoint['subscribed-events'] },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ url, events }) => {
    setFailedPing(null);
    try {
      const ping = await saveEndpoint({ 'webhook-url': url, 'subscribed-events': events });
      await queries.invalidateQueries({ queryKey: endpointKey });
      onSaved(ping);
    } catch (error) {
      if (error instanceof PingFailedError) return setFailedPing(error.ping);
      if (!(error instanceof ReadError)) throw error;
      if (error.pointer?.endsWith('/webhook-url')) form.setError('url', { type: 'server' });
      else form.setError('root', { type: 'server' });
    } finally {
      void queries.invalidateQueries({ queryKey: deliveriesKey });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5 border-line-2 border-b py-4">
      <TextField
        {...form.register('url')}
        label={t('endpoint')}
        type="url"
        autoFocus
        autoComplete="off"
        placeholder="https://"
        hint={t('form.urlHint')}
        error={errors.url && t(errors.url.type === 'server' ? 'form.urlRefused' : 'form.urlInvalid')}
        className="max-w-xl"
        inputClassName="font-mono text-12"
      />
      <Controller
        control={form.control}
        name="events"
        render={({ field: { value, onChange } }) => (
          <EventChoice
            all={choosableEvents(endpoint)}
            chosen={value}
            onChange={onChange}
            error={errors.events && t('events.missing')}
          />
        )}
      />
      {failedPing && <PingNote result={failedPing} unsaved />}
      {errors.root && <Failure>{t('form.failed')}</Failure>}
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="first" type="submit" busy={isSubmitting}>
          {t('form.save')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {common('cancel')}
          </Button>
        )}
        <span role="status" className="text-12 text-ink-2">
          {isSubmitting && t('form.waiting')}
        </span>
      </div>
    </form>
  );
}
