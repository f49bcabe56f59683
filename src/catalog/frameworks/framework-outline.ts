import { z } from 'zod'

const control = z.tuple([z.string(), z.string().min(3).max(90)]).readonly()

/**
 * A group of controls of one framework. Titles are our own words. `beyondPublicMaterial` says why public pages cannot
 * answer the group, or null where they can answer at least part of it.
 */
const controlGroup = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    beyondPublicMaterial: z.string().nullable(),
    controls: z.array(control).readonly(),
  })
  .readonly()
export type ControlGroup = z.infer<typeof controlGroup>

export const frameworkOutline = z.strictObject({
  id: z.enum(['soc2', 'iso27001', 'csf2']),
  title: z.string(),
  groups: z.array(controlGroup).readonly(),
})
export type FrameworkOutline = z.infer<typeof frameworkOutline>
