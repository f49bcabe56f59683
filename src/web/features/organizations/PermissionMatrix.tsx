import { Fragment } from 'react'
import { Check, X } from 'lucide-react'
import type { rolesRoutes } from '../../../contract/roles.ts'
import type { DataOf } from '../../../contract/route.ts'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { Cell, HeadCell, Table } from '../../ui/Table.tsx'

export type RoleList = DataOf<typeof rolesRoutes.list>

interface MatrixProps {
  readonly roles: readonly RoleList['roles'][number][]
  readonly categories: readonly RoleList['categories'][number][]
}

/** Each permission by each role, grouped by category. */
export function PermissionMatrix({ roles, categories }: MatrixProps) {
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
                {roles.map((role) => {
                  const isGranted = role.permissions.some((one) => one.id === permission.id && one.is_granted)
                  const Icon = isGranted ? Check : X
                  return (
                    <Cell key={role.id} className={isGranted ? 'text-ok' : 'text-fg3'}>
                      <Icon className="size-4" aria-hidden="true" />
                      <span className="sr-only">{isGranted ? 'Granted' : 'Not granted'}</span>
                    </Cell>
                  )
                })}
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </Table>
  )
}
