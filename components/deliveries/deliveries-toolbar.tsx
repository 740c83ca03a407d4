'use client';
import { useTranslations } from 'next-intl';
import { ChoicePick } from '#components/table/choice-pick.tsx';
import { FilterPick } from '#components/table/filter-pick.tsx';
import { SearchBox } from '#components/table/search-box.tsx';
import { DELIVERY_STATUSES } from '#contract/delivery-statuses.ts';
import { EVENT_TYPES } from '#contract/events.ts';
import {
  type DeliveriesView,
  deliveriesViewCodecs,
  deliveryPeriods,
  noFilters,
} from '#lib/deliveries/deliveries-view.ts';

interface DeliveriesToolbarProps {
  view: DeliveriesView;
  /** Staff can ask for one user's. */
  withUser: boolean;
  onChange: (change: Partial<DeliveriesView>) => void;
}

/** Which events, what became of them, since when, and one by its id. Every change starts at the first page. */
export function DeliveriesToolbar({ view, withUser, onChange }: DeliveriesToolbarProps) {
  const t = useTranslations('deliveries');
  const narrow = (change: Partial<DeliveriesView>) => onChange({ ...change, id: null, open: null, page: 1 });
  const find = (name: 'id' | 'user') => (text: string) => {
    const value = deliveriesViewCodecs[name].read(text) ?? null;
    if (name === 'user') return narrow({ user: value });
    onChange({ ...noFilters, user: view.user, id: value, open: value });
  };
  return (
    <div className="-mx-1 flex min-w-0 items-center gap-3 overflow-x-auto px-1 py-1 max-md:flex-wrap">
      <FilterPick
        label={t('column.event')}
        value={view.event}
        options={EVENT_TYPES.map((value) => ({ value, label: value }))}
        onChange={(event) => narrow({ event })}
      />
      <FilterPick
        label={t('column.status')}
        value={view.status}
        options={DELIVERY_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={(status) => narrow({ status })}
      />
      <ChoicePick
        label={t('period.label')}
        value={view.period}
        rest="all"
        options={deliveryPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
        onChange={(period) => narrow({ period })}
      />
      {withUser && (
        <SearchBox
          label={t('user')}
          value={view.user ?? ''}
          onSearch={find('user')}
          className="w-28 shrink-0"
        />
      )}
      <SearchBox label={t('eventId')} value={view.id ?? ''} onSearch={find('id')} className="w-48 shrink-0" />
    </div>
  );
}
