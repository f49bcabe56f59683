import { Link } from '@tanstack/react-router'
import { ChevronsUpDown, KeyRound, LogOut, Palette, Settings, ShieldCheck, UserRound } from 'lucide-react'
import type { CurrentUser } from '../../contract/auth.ts'
import { firstLetter, markHidden } from '../../contract/text.forms.ts'
import { homeOf } from '../lib/home.ts'
import { signOut } from '../lib/session.ts'
import { Menu, MenuItem, MenuSeparator } from '../ui/Menu.tsx'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const nameOf = (user: CurrentUser): string =>
  markHidden(`${user.first_name} ${user.last_name}`.trim() || user.email || 'User')

const initialsOf = (user: CurrentUser): string =>
  [user.first_name, user.last_name].map(firstLetter).join('').toUpperCase() || firstLetter(user.email).toUpperCase()

const roleOf = (user: CurrentUser): string =>
  `${user.is_super_admin ? 'Super admin' : markHidden(capital(user.role_name))} · ${capital(user.status)}`

export function UserMenu({ user }: { readonly user: CurrentUser }) {
  const home = homeOf(user)
  return (
    <Menu
      side="top"
      trigger={
        <button
          type="button"
          className="flex h-11 w-full items-center gap-2.5 rounded-control px-1.5 text-left hover:bg-s2"
        >
          <span
            className="flex size-7 items-center justify-center rounded-full bg-s3 text-meta font-semibold"
            aria-hidden="true"
          >
            {initialsOf(user)}
          </span>
          <span className="min-w-0 flex-1">
            <span className="sr-only">User menu: </span>
            <span className="block truncate font-medium">{nameOf(user)}</span>
            <span className="block truncate text-meta text-fg3">{roleOf(user)}</span>
          </span>
          <ChevronsUpDown className="size-3.5 text-fg3" aria-hidden="true" />
        </button>
      }
    >
      <p role="none" className="px-2 py-1.5 text-label wrap-anywhere text-fg3">
        {user.email}
      </p>
      <MenuSeparator />
      <MenuItem render={<Link to="/user-settings" search={{ tab: 'profile' }} />}>
        <UserRound className="size-4" aria-hidden="true" />
        My Profile
      </MenuItem>
      <MenuItem render={<Link to="/user-settings" search={{ tab: 'security' }} />}>
        <KeyRound className="size-4" aria-hidden="true" />
        Change Password
      </MenuItem>
      <MenuItem render={<Link to="/user-settings" search={{ tab: 'appearance' }} />}>
        <Palette className="size-4" aria-hidden="true" />
        Appearance
      </MenuItem>
      <MenuItem render={<Link to="/user-settings" />}>
        <Settings className="size-4" aria-hidden="true" />
        Settings
      </MenuItem>
      {home !== '/dashboard' && (
        <MenuItem render={<Link to={home} />}>
          <ShieldCheck className="size-4" aria-hidden="true" />
          Admin Panel
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem onClick={() => void signOut()}>
        <LogOut className="size-4" aria-hidden="true" />
        Sign Out
      </MenuItem>
    </Menu>
  )
}
