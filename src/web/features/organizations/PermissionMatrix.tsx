import { Fragment, useState } from 'react'
import { Check, X } from 'lucide-react'
import type { rolesRoutes } from '../../../contract/roles.ts'
import type { DataOf } from '../../../contract/route.ts'
import { markHidden } from '../../../contract/text.forms.ts'
import { useIsAtLeast } from '../../lib/use-is-at-least.ts'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { Select } from '../../ui/Select.tsx'
import { Cell, HeadCell, Table } from '../../ui/Table.tsx'

export type RoleList = DataOf<typeof rolesRoutes.list>
type Role = RoleList['roles'][number]

interface MatrixProps {
  readonly roles: readonly Role[]
  readonly categories: readonly RoleList['categories'][number][]
}

function Grant({ role, permission }: { readonly role: Role; readonly permission: string }) {
  const isGranted = role.permissions.some((one) => one.id === permission && one.is_granted)
  const Icon = isGranted ? Check : X
  return (
    <span className={isGranted ? 'text-ok' : 'text-fg3'}>
      <Icon className="size-4" aria-hidden="true" />
      <span className="sr-only">{isGranted ? 'Granted' : 'Not granted'}</span>
    </span>
  )
}

function MatrixTable({ roles, categories }: MatrixProps) {
  return (
    <Table label="Permissions of each role">
      <thead>
        <tr>
          <HeadCell>Permission</HeadCell>
          {roles.map((role) => (
            <HeadCell key={role.id}>
              <ForeignText text={role.name} />
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category) => (
          <Fragment key={category.id}>
            <tr>
              <th
                scope="colgroup"
                colSpan={roles.length + 1}
                className="border-b border-line bg-s2 px-4 py-1.5 text-label font-medium text-fg3"
              >
                {category.name}
              </th>
            </tr>
            {category.permissions.map((permission) => (
              <tr key={permission.id}>
                <Cell className="min-w-44">
                  <p className="font-medium">{permission.name}</p>
                  <p className="text-label text-fg3">{permission.description}</p>
                </Cell>
                {roles.map((role) => (
                  <Cell key={role.id}>
                    <Grant role={role} permission={permission.id} />
                  </Cell>
                ))}
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </Table>
  )
}

/** Narrow screens: one role at a time. */
function RolePermissions({ roles, categories }: MatrixProps) {
  const [chosen, setChosen] = useState('')
  const role = roles.find(({ id }) => id === chosen) ?? roles[0]
  if (!role) return null
  return (
    <>
      <Select
        label="Role"
        className="[&>span]:flex-1"
        options={roles.map(({ id, name }) => ({ value: id, label: markHidden(name) }))}
        value={role.id}
        onChange={setChosen}
      />
      <div className="overflow-hidden rounded-card border border-line">
        {categories.map((category) => (
          <Fragment key={category.id}>
            <h3 className="border-b border-line bg-s2 px-4 py-1.5 text-label font-medium text-fg3">{category.name}</h3>
            <ul aria-label={category.name} className="border-b border-line last:border-0">
              {category.permissions.map((permission) => (
                <li
                  key={permission.id}
                  className="flex items-start gap-3 border-b border-line px-4 py-row last:border-0"
                >
                  <div className="min-w-0 flex-1">
                    <p className="font-medium">{permission.name}</p>
                    <p className="text-label text-fg3">{permission.description}</p>
                  </div>
                  <Grant role={role} permission={permission.id} />
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
    </>
  )
}

/** Each permission by each role, grouped by category. */
export function PermissionMatrix(props: MatrixProps) {
  return useIsAtLeast('md') ? <MatrixTable {...props} /> : <RolePermissions {...props} />
}
