import type { LetterWords } from './letter-words.ts';
import { chinesePlan } from './plan/chinese.ts';

export function chinese(product: string): LetterWords {
  const ignore = '如果不是你本人操作，请忽略这封邮件：没有验证码，什么都不会发生。';
  return {
    passCode: {
      subject: `你的 ${product} 验证码`,
      valid: (minutes) => `${minutes} 分钟内有效，只能使用一次。`,
      headings: {
        verify: '确认你的邮箱',
        reset: '设置新密码',
        own: '确认是你本人',
        'new-email': '确认你的新邮箱',
      },
      texts: {
        verify: '输入此验证码，确认这个邮箱属于你。',
        reset: '输入此验证码，设置新密码。',
        own: '输入此验证码，以更换邮箱或删除账户。',
        'new-email': `输入此验证码，今后用这个邮箱登录 ${product}。`,
      },
      secret: `${product} 的任何人都不会向你索要验证码。`,
      notYou: {
        verify: ignore,
        reset: `${ignore}你的密码保持不变。`,
        own: '如果不是你本人操作，说明有人登录了你的账户。不要把验证码告诉任何人，请立即更改密码并退出所有设备。',
        'new-email': ignore,
      },
      link: (provider) => ({
        heading: `用 ${provider} 登录`,
        text: `有人用 ${provider} 登录，想以后用它打开你的 ${product} 账户。如果是你本人，请输入这个验证码。`,
        notYou: '如果不是你本人操作，请不要把验证码告诉任何人：没有它，一切不变。',
      }),
    },
    accountExists: {
      subject: `你已有 ${product} 账户`,
      heading: '你已有账户',
      text: '刚才有人（很可能是你）用这个邮箱注册。这个邮箱已有账户，因此没有任何改动。',
      notYou: '如果不是你本人操作，无需处理。我们没有告诉对方你有账户。',
      signIn: '登录',
      forgot: '如果忘了密码，可在登录页重新设置。',
    },
    emailChanged: {
      subject: `你的 ${product} 账户邮箱已更换`,
      heading: '邮箱已更换',
      text: '你的账户现在使用另一个邮箱。今后邮件不再发到这里，请用新邮箱登录。',
      newAddress: '新邮箱',
      notYou: '如果不是你本人操作，请联系我们：你的账户可能已被他人控制，我们可以帮你找回。',
      write: '联系我们',
    },
    passwordChanged: {
      subject: `你的 ${product} 密码已更改`,
      heading: '密码已更改',
      text: '你的账户密码刚刚更改，其他所有设备都已退出。',
      signIn: '登录',
      notYou: '如果不是你本人操作，请在登录页点“忘记密码？”，立即重新设置：能收到这个邮箱邮件的人就可以设置。',
    },
    providerChanged: {
      added: (provider) => ({
        subject: `${provider} 现在可以登录你的 ${product} 账户`,
        heading: `已添加 ${provider}`,
        text: `从现在起，你可以用 ${provider} 登录账户。`,
        notYou: '如果不是你本人操作，请登录后在“登录与安全”中移除它，并立即设置新密码。',
      }),
      removed: (provider) => ({
        subject: `${provider} 已不能登录你的 ${product} 账户`,
        heading: `已移除 ${provider}`,
        text: `从现在起，不能再用 ${provider} 登录你的账户。`,
        notYou: '如果不是你本人操作，请登录并立即设置新密码：其他所有设备都会退出。',
      }),
    },
    secondFactorChanged: {
      on: {
        subject: `你的 ${product} 账户的两步验证已更改`,
        heading: '两步验证已开启',
        text: '输入密码之后，账户还会要求验证码或通行密钥。验证方式刚刚更改。',
        notYou: '如果不是你本人操作，请立即设置新密码：其他所有设备都会退出。',
      },
      off: {
        subject: `你的 ${product} 账户的两步验证已关闭`,
        heading: '两步验证已关闭',
        text: '从现在起，只用密码就能打开你的账户。',
        notYou: '如果不是你本人操作，请立即设置新密码：其他所有设备都会退出。',
      },
    },
    subscribeConfirm: {
      subject: `请确认订阅 ${product} 资讯`,
      heading: '还差一步',
      text: `你用这个邮箱订阅了 ${product} 的资讯。确认之后，下一期就会发给你。`,
      confirm: '确认订阅',
      valid: (days) => `链接 ${days} 天内有效。`,
      notYou: '如果不是你本人操作，请忽略这封邮件：我们不会再发邮件给你。',
      why: '你收到这一封邮件，是因为有人用这个邮箱订阅了资讯。',
    },
    contact: {
      subject: (subject, name) => `${subject}：${name}`,
      heading: (name) => `${name} 的来信`,
      labels: {
        name: '姓名',
        email: '邮箱',
        subject: '主题',
        business: '公司',
        phone: '电话',
      },
      why: '通过联系表单发送。直接回复这封邮件即可答复来信人。',
    },
    gift: {
      subject: (from) => `${from} 送你一年 ${product} Pro`,
      heading: (to) => `${to}，送给你`,
      lead: (from) => `${from} 送你一年 ${product} Pro。`,
      redeem: '兑换',
      how: '登录或注册后即可开始这一年。无需银行卡，到期自动结束。如果你已有方案，则延长一年。',
      usableUntil: (day) => `兑换码只能使用一次，有效期至 ${day}。`,
      why: (from) => `你收到此邮件，是因为 ${from} 为你的邮箱购买了礼品卡。`,
    },
    giftCard: {
      title: '一年 Pro',
      from: (name) => `赠送人：${name}`,
      where: (address) => `扫码，或在 ${address} 输入兑换码`,
    },
    giftBought: {
      subject: (to) => `你送给 ${to} 的礼品卡`,
      printed: '点击按钮打开并打印。',
      mailed: (email) => `正在发送至 ${email}。`,
      mailedOn: (email, day) => `将于 ${day} 发送至 ${email}。`,
      paid: '已支付',
      open: '打开礼品卡',
      why: '你收到此邮件，是因为你购买了礼品卡。',
    },
    plan: chinesePlan(product),
    giftExpiring: {
      subject: (day) => `你的礼品卡将于 ${day} 到期`,
      lead: (from, to) => `${from} 送给 ${to} 的一年 ${product} Pro 尚未使用。`,
      why: (from, to) => `你收到此邮件，是因为 ${from} 送给 ${to} 的礼品卡曾寄到你的邮箱，或由你购买。`,
    },
    giftEnded: {
      subject: '一张礼品卡已失效',
      lead: (from) => `${from} 所赠礼品卡的付款已退回，因此礼品卡失效。`,
      redeemed:
        '它所增加的一年已从你的方案中扣除。如果之后你自己的方案继续，七天之内不会扣款，具体时间见账户中的“订阅”。',
      unused: '它的兑换码不能再使用。',
      ask: (from) => `如有疑问，请询问 ${from}。`,
      why: '你收到此邮件，是因为你曾持有这张礼品卡。',
    },
    planLowered: {
      subject: (tier) => `你的 ${product} 方案现为 ${tier}`,
      heading: (tier) => `你的方案现为 ${tier}`,
      nothingLost: '你的内容一项都没有删除。',
      favorites: (limit) =>
        `你的方案可收藏 ${limit} 个海滩。排在前 ${limit} 个之后的仍留在列表中，但没有提醒，可以打开或移除。`,
      alerts: (limit) => `可同时开启 ${limit} 个浪况提醒，超出的较新提醒已暂停。`,
      choose: '关闭一个，下一个就会接替它。升级方案后全部恢复。',
      open: '打开收藏',
    },
    alert: {
      subject: (beach, day, surf, condition) => `${beach}，${day}：${surf}，${condition}`,
      preheader: (from, to) => `最佳时段 ${from} 至 ${to}。`,
      when: (day, from, to) => `${day}，${from}\u00a0至\u00a0${to}`,
      labels: { wind: '风', tide: '潮汐', score: '评分', why: '原因' },
      score: (points) => `${points} 分（满分 100）`,
      wind: (wind, relation) => `${wind}，${relation}`,
      tide: (from, to, direction) => (direction === 'steady' ? from : `${TIDES[direction]}，${from} 至 ${to}`),
      more: '其他日子',
      other: (from, to, surf, condition) => `${from} 至 ${to}，${surf}，${condition}`,
      localTime: '时间均为海滩当地时间。预报会变，出发前请再看一眼。',
      open: '查看预报',
      why: (beach) => `你收到这封邮件，是因为你为 ${beach} 设置了浪况提醒。`,
      settings: '提醒设置',
      unsubscribe: (beach) => `关闭 ${beach} 的提醒`,
    },
    accountWhy: `你收到这封邮件，是因为这个邮箱拥有 ${product} 账户，或有人用它注册。`,
  };
}

const TIDES = { rising: '上涨', falling: '回落' };
