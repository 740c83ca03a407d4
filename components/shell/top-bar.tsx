import { FindButton } from '#components/shell/find-button.tsx';
import { ProfileMenu } from '#components/shell/profile-menu.tsx';
import { SyncIndicator } from '#components/shell/sync-indicator.tsx';
import { ThemeMenu } from '#components/shell/theme-menu.tsx';

/** The part of the top bar that stays from screen to screen: search, the state of sync, theme and profile. */
export function TopBar() {
  return (
    <>
      <div className="row-start-1 flex items-center border-line-2 border-b pr-2 max-md:col-start-2 md:col-start-3 md:px-4">
        <FindButton />
      </div>
      <div className="row-start-1 flex min-w-0 items-center justify-end gap-1 border-line-2 border-b pr-4 max-md:hidden md:col-start-4">
        <SyncIndicator />
        <ThemeMenu />
        <ProfileMenu shape="circle" />
      </div>
    </>
  );
}
