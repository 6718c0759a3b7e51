import { graphql, useFragment } from 'react-relay'
import type { useMenu_site$data, useMenu_site$key } from './__generated__/useMenu_site.graphql.ts'

const fragment = graphql`
  fragment useMenu_site on Site {
    menu {
      menuId
      title
      url
      items {
        menuId
        title
        url
        items {
          menuId
          title
          url
          items {
            menuId
            title
            url
            items {
              menuId
              title
              url
            }
          }
        }
      }
    }
  }
`

/** Reads the menu of a site, whose entries have up to five levels (`MENU_DEPTH`); those of the deepest have no `items`. */
export const useMenu = (site: useMenu_site$key): useMenu_site$data['menu'] => useFragment(fragment, site).menu
