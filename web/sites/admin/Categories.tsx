import { Trash2 } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { Category, indexTypes } from '../../../services/rules/sites/categories.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import layout from '../../ui/theme/layout.module.css'
import { Select } from '../../ui/forms/Select.tsx'
import type { Categories_site$key } from './__generated__/Categories_site.graphql.ts'
import css from './admin.module.css'
import { useKept } from './kept/useKept.ts'
import { schemaResolver } from '../../ui/forms/schema-resolver.ts'
import { ToolButton } from '../../ui/tools/ToolButton.tsx'
import { useSite } from './useSite.ts'

const addCategory = graphql`
  mutation CategoriesAddMutation(
    $siteId: ID!
    $slug: String!
    $name: String!
    $hasPost: Boolean!
    $indexType: String!
  ) {
    addCategory(siteId: $siteId, slug: $slug, name: $name, hasPost: $hasPost, indexType: $indexType) {
      site {
        ...Categories_site
      }
    }
  }
`
const removeCategory = graphql`
  mutation CategoriesRemoveMutation($siteId: ID!, $slug: String!) {
    removeCategory(siteId: $siteId, slug: $slug) {
      site {
        ...Categories_site
      }
    }
  }
`

const empty: Category = { slug: '', name: '', hasPost: false, indexType: 'posts' }
const names = { posts: 'Articles', recipes: 'Recipes' } as const satisfies Record<
  Category['indexType'],
  string
>
const options = indexTypes.map((value) => ({ value, label: names[value] }))

/** Form of the site's categories. A category without a post has a page whose path is the category's slug. */
export function Categories({ site: key }: { site: Categories_site$key }) {
  const site = useFragment(
    graphql`
      fragment Categories_site on Site {
        id
        categories {
          slug
          name
          hasPost
          indexType
        }
      }
    `,
    key,
  )
  const { run, isBusy } = useSite(site.id)
  const form = useForm({ defaultValues: empty, resolver: schemaResolver(Category), mode: 'all' })
  useKept(form, { place: `categories ${site.id}`, label: 'Category of a community', part: 'categories' })
  const { errors } = form.formState
  const add = form.handleSubmit(async (category) => {
    if (await run([[addCategory, category]], 'Category added.')) form.reset()
  })

  return (
    <section aria-labelledby="categories" className={layout.card}>
      <h2 id="categories">Categories</h2>
      {site.categories.length === 0 ? (
        <p className={layout.soft}>No categories yet.</p>
      ) : (
        <ul className={css.entries}>
          {site.categories.map(({ slug, name, hasPost, indexType }) => (
            <li key={slug} className={css.entry}>
              <span className={css.words}>
                {name} <code>/{slug}</code>{' '}
                <span className={layout.soft}>
                  lists {indexType === 'recipes' ? 'recipes' : 'articles'}
                  {hasPost && ', has an article of its own'}
                </span>
              </span>
              <ToolButton
                words={`Remove category ${name}`}
                icon={Trash2}
                onPress={() => void run([[removeCategory, { slug }]], 'Category removed.')}
              />
            </li>
          ))}
        </ul>
      )}
      <form noValidate className={css.form} onSubmit={add}>
        <Field required label="Category name" {...form.register('name')} error={errors.name?.message} />
        <Field
          required
          label="End of its address"
          hint="Such as daily-life, for the page /daily-life. It replaces any page that is there."
          autoCapitalize="none"
          {...form.register('slug')}
          error={errors.slug?.message}
        />
        <Select
          label="What its page lists"
          options={options}
          value={form.watch('indexType')}
          onChange={(indexType) => form.setValue('indexType', indexType)}
        />
        <Checkbox {...form.register('hasPost')}>An article of its own stands at this address</Checkbox>
        <div className={layout.row}>
          <Button type="submit" size="small" busy={isBusy}>
            Add category
          </Button>
        </div>
      </form>
    </section>
  )
}
