/**
 * @generated SignedSource<<2d61e524a3a982b5da3f192e99731424>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Homepage_site$data = {
  readonly homepage: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"sectionStored_section">;
  }> | null | undefined;
  readonly id: string;
  readonly settings: {
    readonly enable_auth_wall: boolean;
  };
  readonly " $fragmentType": "Homepage_site";
};
export type Homepage_site$key = {
  readonly " $data"?: Homepage_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Homepage_site">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "SectionPicture",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heading",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaign",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "form",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "medium",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contentType",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "html",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "button",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "caption",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v14 = [
  (v12/*:: as any*/),
  (v0/*:: as any*/),
  (v13/*:: as any*/),
  (v3/*:: as any*/),
  (v1/*:: as any*/)
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "question",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "choices",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "limit",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "captions",
  "storageKey": null
},
v19 = [
  (v13/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Homepage_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "homepage",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "sectionStored_section",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isAuthwalled",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sectionBackgroundColor",
              "storageKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "typed",
                  "storageKey": null
                }
              ],
              "type": "IncompleteSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "AdSlot",
                  "args": null,
                  "concreteType": "AdSlotOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "size",
                      "storageKey": null
                    },
                    (v1/*:: as any*/),
                    (v0/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "AdSlotSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "ClientLeadForm",
                  "args": null,
                  "concreteType": "ClientLeadFormOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "client",
                      "storageKey": null
                    },
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "disclaimer",
                      "storageKey": null
                    },
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
                    (v7/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "ClientLeadFormSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "Columns",
                  "args": null,
                  "concreteType": "ColumnsOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "SectionColumn",
                      "kind": "LinkedField",
                      "name": "columns",
                      "plural": true,
                      "selections": [
                        (v2/*:: as any*/),
                        (v8/*:: as any*/)
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "ColumnsSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "CopyItem",
                  "args": null,
                  "concreteType": "CopyItemOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    (v8/*:: as any*/),
                    (v0/*:: as any*/),
                    (v9/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "CopyItemSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "Feature",
                  "args": null,
                  "concreteType": "FeatureOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    (v1/*:: as any*/),
                    (v0/*:: as any*/),
                    (v9/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "FeatureSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "ForumDriver",
                  "args": null,
                  "concreteType": "ForumDriverOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    (v9/*:: as any*/),
                    (v0/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "ForumDriverSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "ForumStarter",
                  "args": null,
                  "concreteType": "ForumStarterOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    (v9/*:: as any*/),
                    (v10/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "ForumStarterSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "Gallery",
                  "args": null,
                  "concreteType": "GalleryOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "GalleryPicture",
                      "kind": "LinkedField",
                      "name": "pictures",
                      "plural": true,
                      "selections": [
                        (v1/*:: as any*/),
                        (v11/*:: as any*/)
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "GallerySection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "Giveaway",
                  "args": null,
                  "concreteType": "GiveawayOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    (v8/*:: as any*/),
                    (v1/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "endsOn",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "rules",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "GiveawaySection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "HTML",
                  "args": null,
                  "concreteType": "HTMLOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    (v8/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "HTMLSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "Homepage",
                  "args": null,
                  "concreteType": "HomepageOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "SectionItem",
                      "kind": "LinkedField",
                      "name": "blocks",
                      "plural": true,
                      "selections": (v14/*:: as any*/),
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "HomepageSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "ImageSection",
                  "args": null,
                  "concreteType": "ImageSectionOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/),
                    (v11/*:: as any*/),
                    (v0/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "ImageSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "LeadGen",
                  "args": null,
                  "concreteType": "LeadGenOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
                    (v7/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "LeadGenSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "Native",
                  "args": null,
                  "concreteType": "NativeOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "sponsor",
                      "storageKey": null
                    },
                    (v12/*:: as any*/),
                    (v0/*:: as any*/),
                    (v3/*:: as any*/),
                    (v1/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "NativeSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "Poll",
                  "args": null,
                  "concreteType": "PollOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    (v15/*:: as any*/),
                    (v16/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "legacyPollId",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "engagementType",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "engagementId",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "PollSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "PostTeaser",
                  "args": null,
                  "concreteType": "PostTeaserOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": (v14/*:: as any*/),
                  "storageKey": null
                }
              ],
              "type": "PostTeaserSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "Quiz",
                  "args": null,
                  "concreteType": "QuizOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    (v12/*:: as any*/),
                    (v3/*:: as any*/),
                    (v1/*:: as any*/),
                    (v0/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "QuizSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "Quizlet",
                  "args": null,
                  "concreteType": "QuizletOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    (v15/*:: as any*/),
                    (v16/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "answer",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "explanation",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "QuizletSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "Quote",
                  "args": null,
                  "concreteType": "QuoteOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "text",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "author",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "QuoteSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "Reading",
                  "args": null,
                  "concreteType": "ReadingOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "SectionItem",
                      "kind": "LinkedField",
                      "name": "items",
                      "plural": true,
                      "selections": (v14/*:: as any*/),
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "ReadingSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "Recommendation",
                  "args": null,
                  "concreteType": "RecommendationOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "assocId",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "assocType",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "docResultType",
                      "storageKey": null
                    },
                    (v17/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "RecommendationSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "RecommendedVideo",
                  "args": null,
                  "concreteType": "RecommendedVideoOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    (v12/*:: as any*/),
                    (v3/*:: as any*/),
                    (v0/*:: as any*/),
                    (v1/*:: as any*/),
                    (v18/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "RecommendedVideoSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "SlidingTable",
                  "args": null,
                  "concreteType": "SlidingTableOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    (v11/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "columns",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "SlidingTableRow",
                      "kind": "LinkedField",
                      "name": "rows",
                      "plural": true,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "cells",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "SlidingTableSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "SymptomChecker",
                  "args": null,
                  "concreteType": "SymptomCheckerOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "SymptomZone",
                      "kind": "LinkedField",
                      "name": "zones",
                      "plural": true,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "zone",
                          "storageKey": null
                        },
                        (v8/*:: as any*/)
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "SymptomCheckerSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "ThisOrThat",
                  "args": null,
                  "concreteType": "ThisOrThatOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    (v15/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "ThisOrThatChoice",
                      "kind": "LinkedField",
                      "name": "first",
                      "plural": false,
                      "selections": (v19/*:: as any*/),
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "ThisOrThatChoice",
                      "kind": "LinkedField",
                      "name": "second",
                      "plural": false,
                      "selections": (v19/*:: as any*/),
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "ThisOrThatSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "ThreadSection",
                  "args": null,
                  "concreteType": "ThreadSectionOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    (v10/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "tag",
                      "storageKey": null
                    },
                    (v17/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "ThreadSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "TopArticles",
                  "args": null,
                  "concreteType": "TopArticlesOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "SectionItem",
                      "kind": "LinkedField",
                      "name": "articles",
                      "plural": true,
                      "selections": (v14/*:: as any*/),
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "TopArticlesSection",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "VideoWithCopy",
                  "args": null,
                  "concreteType": "VideoWithCopyOptions",
                  "kind": "LinkedField",
                  "name": "options",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    (v8/*:: as any*/),
                    (v0/*:: as any*/),
                    (v1/*:: as any*/),
                    (v18/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "VideoWithCopySection",
              "abstractKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteSettings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enable_auth_wall",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};
})();

(node as any).hash = "75b27165ce2e659ae3087aa2339dc41b";

export default node;
